/**
 * The owner of a social account's token, according to the provider, with an email that the provider
 * has verified.
 */
export type SocialPerson = { subject: string; name: string | null; email: string | null };

/**
 * The reply to a visit that the server started (RFC 6749, 4.1; PKCE, RFC 7636; OpenID Connect's
 * nonce).
 */
export type CodeGrant = { code: string; redirectUri: string; verifier: string; nonce: string };

/** Validates the authorization codes of Google or Facebook. */
export type SocialProvider = {
  /**
   * Exchanges an authorization code and validates the result, including that it was issued for this
   * visit.
   * @param owner the account that the browser names, if any
   * @throws {Problem} `login-failed` for an invalid code or one of another account,
   * `provider-unavailable` when the provider does not answer.
   */
  exchange(grant: CodeGrant, owner?: string): Promise<SocialPerson>;
};
