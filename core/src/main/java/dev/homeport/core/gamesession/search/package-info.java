/**
 * The filter and sort expressions of SearchGameSessions.
 *
 * <pre>
 * or        := and { OR and }
 * and       := not { AND not }
 * not       := NOT not | '(' or ')' | condition
 * condition := operand comparison value
 * sort      := operand [ ASC | DESC ]
 * </pre>
 *
 * <p>{@link Filter#parse} reads a filter, {@link SortOrder#parse} an order; both refuse what they cannot read with the
 * column and what was expected there. {@link Narrowing} tells what of a filter an index can answer, and {@link Search}
 * finds the game sessions in the {@link SearchIndex}.
 */
package dev.homeport.core.gamesession.search;
