/**
 * Who a social account's token belongs to, as its provider says. The email is one that the provider
 * has proved.
 */
export type SocialPerson = { subject: string; name: string | null; email: string | null };

/**
 * What came back with a visit that the server began (RFC 6749, 4.1; PKCE, RFC 7636; OpenID
 * Connect's nonce).
 */
export type CodeGrant = { code: string; redirectUri: string; verifier: string; nonce: string };

/** Proves the authorization codes of Google or Facebook. */
export type SocialProvider = {
  /**
   * Exchanges an authorization code and proves what it gives, also that it was made for this visit.
   * @param owner the account that the browser says it is of, where it says so
   * @throws {Problem} `login-failed` for a bad code or one of another account,
   * `provider-unavailable` when the provider cannot say.
   */
  exchange(grant: CodeGrant, owner?: string): Promise<SocialPerson>;
};
