import { describe, expect, it } from 'vitest';
import { authorizationUrl } from '#domain/auth/authorization-url.ts';
import { type ProviderVisit, providerAnswer } from '#domain/auth/provider-visit.ts';

const origin = 'https://creators.example';
const visit: ProviderVisit = {
  provider: 'GOOGLE',
  state: 's-1',
  nonce: 'n-1',
  codeChallenge: 'c-1',
  returnPath: '/login',
  purpose: 'sign-in',
  isSandbox: false,
};
const facebook: ProviderVisit = { ...visit, provider: 'FACEBOOK' };
const answer = (to: ProviderVisit, values: Record<string, string>, path = '/login') =>
  providerAnswer(to, new URL(`${origin}${path}?${new URLSearchParams(values)}#_=_`));

describe("the provider's page", () => {
  it.each([
    [
      visit,
      'https://accounts.google.com',
      { scope: 'openid email profile', nonce: 'n-1', hl: 'hi' },
    ],
    [facebook, 'https://www.facebook.com', { scope: 'public_profile,email' }],
    [{ ...visit, isSandbox: true }, origin, { nonce: 'n-1' }],
    [{ ...facebook, isSandbox: true }, origin, {}],
  ])('is asked for a code with the challenge of the visit: %o', (to, host, expected) => {
    const address = new URL(authorizationUrl(to, 'portal-1', origin, 'hi'), origin);
    expect(address.origin).toBe(host);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...expected,
      response_type: 'code',
      state: 's-1',
      code_challenge: 'c-1',
      code_challenge_method: 'S256',
      client_id: 'portal-1',
      redirect_uri: `${origin}/login`,
    });
  });
});

describe('the answer of a provider', () => {
  it('returns a code for the visit of this tab', () => {
    const expected = { token: '4/0Ab', visitState: 's-1' };
    expect(answer(visit, { state: 's-1', code: '4/0Ab' })).toEqual(expected);
    expect(answer(facebook, { state: 's-1', code: '4/0Ab' })).toEqual(expected);
  });

  it('may name the provider of the visit as its issuer', () => {
    const expected = { token: '4/0Ab', visitState: 's-1' };
    const named = { state: 's-1', code: '4/0Ab', iss: 'https://accounts.google.com' };
    expect(answer(visit, named)).toEqual(expected);
    expect(answer(facebook, { ...named, iss: 'https://www.facebook.com' })).toEqual(expected);
  });

  it('fails when it names another issuer, whose code must not be sent on', () => {
    const failed = { refusal: 'failed' };
    const named = { state: 's-1', code: '4/0Ab', iss: 'https://accounts.google.com' };
    expect(answer(facebook, named)).toEqual(failed);
    for (const iss of [
      'https://accounts.google.com.evil.example',
      'http://accounts.google.com',
      '',
    ])
      expect(answer(visit, { ...named, iss })).toEqual(failed);
  });

  it.each([
    ['no code', {}],
    ['a token in place of a code', { id_token: 'e30.e30.c2ln' }],
    ['an error', { error: 'server_error' }],
  ])('fails with %s', (_, values) => {
    expect(answer(visit, { state: 's-1', ...values } as Record<string, string>)).toEqual({
      refusal: 'failed',
    });
  });

  it('may be a change of mind', () => {
    expect(answer(visit, { state: 's-1', error: 'access_denied' })).toEqual({
      refusal: 'cancelled',
    });
  });

  it.each([
    ['of another visit', { state: 's-2', code: 'AQAB' }, '/login'],
    ['without a state, as a link could carry it', { code: 'AQAB' }, '/login'],
    ['at another page', { state: 's-1', code: 'AQAB' }, '/app/post/list'],
  ])('%s is none', (_, values, path) => {
    expect(answer(facebook, values as Record<string, string>, path)).toBeNull();
  });
});
