import { describe, expect, it } from 'vitest';
import { type ProviderVisit, providerAddress, providerAnswer } from '#domain/provider-visit.ts';

const origin = 'https://creators.example';
const visit: ProviderVisit = {
  provider: 'GOOGLE',
  state: 's-1',
  nonce: 'n-1',
  back: '/login',
  isSandbox: false,
};
const facebook: ProviderVisit = { ...visit, provider: 'FACEBOOK' };
const tokenWith = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
const answer = (to: ProviderVisit, values: Record<string, string>, path = '/login') =>
  providerAnswer(to, new URL(`${origin}${path}#${new URLSearchParams(values)}`));

describe("the provider's page", () => {
  it.each([
    [
      visit,
      'https://accounts.google.com',
      { response_type: 'id_token', scope: 'openid email profile', state: 's-1', nonce: 'n-1', hl: 'hi' },
    ],
    [
      facebook,
      'https://www.facebook.com',
      { response_type: 'token', scope: 'public_profile,email', state: 's-1' },
    ],
    [{ ...visit, isSandbox: true }, origin, { state: 's-1' }],
  ])('is asked for what is needed: %o', (to, host, expected) => {
    const address = new URL(providerAddress(to, 'portal-1', origin, 'hi'), origin);
    expect(address.origin).toBe(host);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...expected,
      client_id: 'portal-1',
      redirect_uri: `${origin}/login`,
    });
  });
});

describe('the answer of a provider', () => {
  it('brings a token that was made for this visit', () => {
    const token = tokenWith({ nonce: 'n-1', name: 'मीरा' });
    expect(answer(visit, { state: 's-1', id_token: token })).toEqual({ token });
    expect(answer(facebook, { state: 's-1', access_token: 'EAAB' })).toEqual({ token: 'EAAB' });
    expect(answer({ ...visit, isSandbox: true }, { state: 's-1', id_token: 'sandbox:google:1' })).toEqual({
      token: 'sandbox:google:1',
    });
  });

  it.each([
    ['a token made for another visit', { id_token: tokenWith({ nonce: 'n-2' }) }],
    ['a token without a nonce', { id_token: tokenWith({}) }],
    ['what is no token', { id_token: 'sandbox:google:1' }],
    ['no token', {}],
    ['an error', { error: 'server_error' }],
  ])('fails with %s', (_, values) => {
    expect(answer(visit, { state: 's-1', ...values } as Record<string, string>)).toEqual({
      refusal: 'failed',
    });
  });

  it('may be a change of mind, also where it stands in the query', () => {
    expect(answer(visit, { state: 's-1', error: 'access_denied' })).toEqual({ refusal: 'cancelled' });
    const address = new URL(`${origin}/login?error=access_denied&error_reason=user_denied&state=s-1#_=_`);
    expect(providerAnswer(facebook, address)).toEqual({ refusal: 'cancelled' });
  });

  it.each([
    ['of another visit', { state: 's-2', access_token: 'EAAB' }, '/login'],
    ['without a state, as a link could carry it', { access_token: 'EAAB' }, '/login'],
    ['at another page', { state: 's-1', access_token: 'EAAB' }, '/app/post/list'],
  ])('%s is none', (_, values, path) => {
    expect(answer(facebook, values as Record<string, string>, path)).toBeNull();
  });
});
