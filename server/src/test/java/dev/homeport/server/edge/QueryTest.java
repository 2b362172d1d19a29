package dev.homeport.server.edge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QueryTest {
    @Test
    void valuesAreDecodedAndAPlusIsWhatItsSenderMeans() {
        Query query = Query.parse("a=1%2F2&b=x+y&c&d=%C3%A4&a=second&&=nameless");
        assertThat(query.get("a")).isEqualTo("1/2");
        assertThat(query.get("b")).isEqualTo("x+y");
        assertThat(query.getForm("b")).isEqualTo("x y");
        assertThat(query.get("c")).isEmpty();
        assertThat(query.get("d")).isEqualTo("ä");
        assertThat(query.get("absent")).isNull();
    }

    @Test
    void whatIsNoEscapeStaysAsItIs() {
        Query query = Query.parse("a=100%&b=%zz%4&c=%41%");
        assertThat(query.get("a")).isEqualTo("100%");
        assertThat(query.get("b")).isEqualTo("%zz%4");
        assertThat(query.get("c")).isEqualTo("A%");
    }

    @Test
    void anEmptyQueryHasNoParameters() {
        assertThat(Query.parse("").parameters()).isEmpty();
    }
}
