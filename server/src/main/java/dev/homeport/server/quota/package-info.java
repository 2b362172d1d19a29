/** GameLift's rates, for those who ask for them by {@code --aws-quotas}. */
package dev.homeport.server.quota;
