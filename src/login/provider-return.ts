import type { ProviderReturn } from '#machines/flow/login.ts';

/** What a provider gave along in the address's fragment: `#provider=GOOGLE&token=…`; null for anything else. */
export function providerReturn(fragment: string): ProviderReturn | null {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const provider = values.get('provider');
  const token = values.get('token');
  if ((provider !== 'GOOGLE' && provider !== 'FACEBOOK') || !token) return null;
  return { provider, token };
}
