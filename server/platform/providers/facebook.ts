import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { Problem } from '../errors/problem.ts';
import { type RequestPolicy, requestProvider } from './request-provider.ts';
import type { SocialPerson, SocialProvider } from './social.ts';

type Settings = {
  appId: string;
  appSecret: string;
  /** The Graph API with its version, without a slash at its end. */
  graphUrl: string;
  policy: RequestPolicy;
  now: () => Date;
};

// Numbers in early versions of the API, text in later ones.
const facebookId = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const debugReply = v.object({
  data: v.object({
    is_valid: v.boolean(),
    app_id: v.optional(facebookId),
    user_id: v.optional(facebookId),
    type: v.optional(v.string(), 'USER'),
    expires_at: v.optional(v.number(), 0),
  }),
});
const personReply = v.object({
  id: facebookId,
  name: v.optional(v.string()),
  email: v.optional(v.string()),
});
const tokenReply = v.object({ access_token: v.string() });
const refusal = v.object({ error: v.object({ code: v.number() }) });
/** Errors of a token that expired, was revoked or is invalid. */
const invalidToken = 190;
/** Errors of a code that was used, is too old, or was issued for another address. */
const invalidCode = 100;

/** The second step of `exchange`: validates the access token of a code. */
type TokenVerifier = { verify(token: string, owner?: string): Promise<SocialPerson> };

/**
 * Facebook's sign-in. An authorization code is exchanged for an access token. `debug_token` must
 * say that the token is valid, unexpired, a person's and for our app. The result is that person's
 * name and verified email.
 */
export function createFacebookProvider(settings: Settings): SocialProvider & TokenVerifier {
  const { appId, appSecret, graphUrl, policy } = settings;

  const provider: SocialProvider & TokenVerifier = {
    async verify(token, owner) {
      const subject = await findTokenOwner(settings, token);
      if (owner !== undefined && owner !== subject) throw new Problem('login-failed');
      const proof = createHmac('sha256', appSecret).update(token).digest('hex');
      const answer = await getFromGraph(settings, encodeURIComponent(subject), {
        fields: 'id,name,email',
        access_token: token,
        appsecret_proof: proof,
      });
      const said = await json(answer);
      const refused = v.safeParse(refusal, said);
      if (refused.success && refused.output.error.code === invalidToken)
        throw new Problem('login-failed');
      const person = v.safeParse(personReply, said);
      if (!answer.ok || !person.success)
        throw unavailable(`a person's page answered ${answer.status}`);
      if (person.output.id !== subject) throw new Problem('login-failed');
      const { name, email } = person.output;
      return { subject, name: name?.slice(0, 240) ?? null, email: email ?? null };
    },
    // The exchange with our secret shows that the code is for our app; the state of the visit binds
    // it to the browser.
    async exchange({ code, redirectUri, verifier }, owner) {
      const query = {
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      };
      const address = `${graphUrl}/oauth/access_token?${new URLSearchParams(query)}`;
      // A code is spent by the first try that arrives.
      const answer = await requestProvider(address, {}, { ...policy, tries: 1 });
      const said = await json(answer);
      const given = v.safeParse(tokenReply, said);
      if (answer.ok && given.success) return provider.verify(given.output.access_token, owner);
      const refused = v.safeParse(refusal, said);
      const isBadCode =
        refused.success && [invalidCode, invalidToken].includes(refused.output.error.code);
      throw isBadCode
        ? new Problem('login-failed')
        : unavailable(`a code was answered ${answer.status}`);
    },
  };
  return provider;
}

function getFromGraph(
  { graphUrl, policy }: Settings,
  path: string,
  query: Record<string, string>,
): Promise<Response> {
  return requestProvider(`${graphUrl}/${path}?${new URLSearchParams(query)}`, {}, policy);
}

/** The person of a token, if it is unexpired and for our app. */
async function findTokenOwner(settings: Settings, token: string): Promise<string> {
  const { appId, appSecret, now } = settings;
  const answer = await getFromGraph(settings, 'debug_token', {
    input_token: token,
    access_token: `${appId}|${appSecret}`,
  });
  const said = v.safeParse(debugReply, await json(answer));
  // A refusal here is one of our app, not of the person's token.
  if (!answer.ok || !said.success) throw unavailable(`debug_token answered ${answer.status}`);
  const { is_valid, app_id, user_id, type, expires_at } = said.output.data;
  const isAlive = expires_at === 0 || expires_at * 1000 > now().getTime();
  const isGood = is_valid && app_id === appId && type === 'USER' && isAlive;
  if (!isGood || user_id === undefined) throw new Problem('login-failed');
  return user_id;
}

const unavailable = (reason: string) =>
  new Problem('provider-unavailable', { retryAfter: 30 }, reason);

const json = (answer: Response): Promise<unknown> => answer.json().catch(() => null);
