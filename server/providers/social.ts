/** Who a social account's token belongs to, as its provider says. The email is one that the provider has proved. */
export type SocialPerson = { subject: string; name: string | null; email: string | null };

/** Proves the tokens of Google or Facebook. */
export type SocialProvider = {
  /**
   * @param owner the account that the browser says the token is of, where it says so
   * @throws {Problem} `login-failed` for a bad token or one of another account, `provider-unavailable` when the provider
   * cannot say.
   */
  verify(token: string, owner?: string): Promise<SocialPerson>;
};
