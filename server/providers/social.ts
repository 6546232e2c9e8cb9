/** Who a social account's token belongs to, as its provider says. */
export type SocialPerson = { subject: string; name: string; email: string | null };

/** Proves the access tokens of Google or Facebook. */
export type SocialProvider = {
  /** @throws {Problem} `login-failed` for a bad token, `provider-unavailable` when the provider cannot say. */
  verify(token: string): Promise<SocialPerson>;
};
