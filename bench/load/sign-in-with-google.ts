import { randomUUID } from 'node:crypto';

/**
 * Signs a new browser in as the sandbox's first person: starts a visit and sends its code.
 * @throws when one of the two calls is not answered with 200
 */
export async function signInWithGoogle(url: string): Promise<void> {
  const post = async (path: string, headers: Record<string, string>, body?: object) => {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { origin: url, 'idempotency-key': randomUUID(), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} was answered ${reply.status}: ${text}`);
    return { cookies: reply.headers.getSetCookie(), data: JSON.parse(text).data };
  };
  const { cookies, data } = await post('/api/auth/providerVisit', {});
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const googleAccessToken = ['sandbox:google:1', data.nonce, data.codeChallenge].join('~');
  const login = { loginType: 'GOOGLE', googleAccessToken, visitState: data.state };
  await post('/api/auth/login', { cookie, 'content-type': 'application/json' }, login);
}
