import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import type { Call, OperationId } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  countPasskeys,
  findPasskeyByCredential,
  insertPasskey,
  insertUsedChallenge,
  updatePasskeyUse,
} from '../repository/passkeys.ts';

type PasskeyCall = Pick<Call<OperationId>, 'deps' | 'request'>;
type Registration = components['schemas']['PasskeyRegistration'];
type Assertion = components['schemas']['PasskeyAssertion'];

/** Loaded when the first passkey is used: it is large. */
const webauthn = () => import('@simplewebauthn/server');

const challengeSeconds = 10 * 60;

/**
 * Our own address, which passkeys are bound to. A browser makes none for an address that is a
 * number.
 */
export function relyingParty({ request }: PasskeyCall): { origin: string; id: string } | null {
  const origin = request.server.origins.requestOrigin(request);
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { origin, id: hostname } : null;
}

/** @throws {Problem} `not-available` where passkeys cannot be used */
export function requireRelyingParty(call: PasskeyCall): { origin: string; id: string } {
  const party = relyingParty(call);
  if (!party) throw new Problem('not-available');
  return party;
}

const signChallenge = (body: Buffer, purpose: string, { config }: Pick<Deps, 'config'>) =>
  createHmac('sha256', config.codeSecret)
    .update(`passkey challenge ${purpose}:`)
    .update(body)
    .digest();

/**
 * A signed challenge: 16 random bytes, its end and a signature. Requests for challenges store
 * nothing, and every process accepts them.
 * @param purpose what it may be answered for
 */
export function createChallenge(deps: Pick<Deps, 'config' | 'clock'>, purpose: string): string {
  const body = Buffer.alloc(24);
  randomBytes(16).copy(body);
  body.writeBigUInt64BE(BigInt(deps.clock.now().getTime() + challengeSeconds * 1000), 16);
  return Buffer.concat([body, signChallenge(body, purpose, deps)]).toString('base64url');
}

/** Whether a challenge is ours and alive. */
function isValidChallenge(
  challenge: string,
  deps: Pick<Deps, 'config' | 'clock'>,
  purpose: string,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== 24 + 32) return false;
  const body = bytes.subarray(0, 24);
  if (!timingSafeEqual(bytes.subarray(24), signChallenge(body, purpose, deps))) return false;
  return Number(body.readBigUInt64BE(16)) > deps.clock.now().getTime();
}

/** Each challenge is answered once. @throws {Problem} `passkey-refused` for the second time */
async function consumeChallenge(db: Db, challenge: string, now: Date): Promise<void> {
  const hash = createHash('sha256').update(challenge).digest('base64url');
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000);
  const spent = await insertUsedChallenge(db, hash, expiresAt);
  if (!spent) throw new Problem('passkey-refused');
}

/** What the library throws of a wrong answer is the browser's fault, not the server's. */
async function refuseOnError<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    throw new Problem('passkey-refused', {}, error);
  }
}

const readChallenge = (clientDataJson: string): string => {
  const data = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()) as {
    challenge?: unknown;
  };
  return String(data.challenge);
};

/**
 * Adds the passkey that a browser has made.
 * @param trx a transaction
 * @throws {Problem} `passkey-refused`, `not-available` past the limit
 */
export async function addPasskey(
  trx: Db,
  call: PasskeyCall,
  { personId, name, made }: { personId: string; name: string; made: Registration },
): Promise<void> {
  const party = requireRelyingParty(call);
  const { deps } = call;
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await refuseOnError(() =>
    verifyRegistrationResponse({
      response: {
        id: made.credentialId,
        rawId: made.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: made.clientDataJson,
          attestationObject: made.attestationObject,
        },
      },
      expectedChallenge: (challenge) => isValidChallenge(challenge, deps, `add:${personId}`),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }),
  );
  if (!verified || !registrationInfo) throw new Problem('passkey-refused');
  const now = deps.clock.now();
  await consumeChallenge(trx, readChallenge(made.clientDataJson), now);
  const { credential } = registrationInfo;
  if ((await countPasskeys(trx, personId)) >= limits.passkeysMax)
    throw new Problem('not-available');
  const added = await insertPasskey(trx, {
    id: newId(now),
    person_id: personId,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: made.transports,
    name: name.trim(),
    created_at: now,
  });
  if (!added) throw new Problem('passkey-refused');
}

/**
 * Whose passkey has answered a challenge to sign in.
 * @returns the person's id
 * @throws {Problem} `passkey-refused`
 */
export async function verifyPasskeyAnswer(call: PasskeyCall, answer: Assertion): Promise<string> {
  const party = requireRelyingParty(call);
  const { deps } = call;
  const passkey = await findPasskeyByCredential(deps.db, answer.credentialId);
  if (!passkey) throw new Problem('passkey-refused');
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await refuseOnError(() =>
    verifyAuthenticationResponse({
      response: {
        id: answer.credentialId,
        rawId: answer.credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: answer.clientDataJson,
          authenticatorData: answer.authenticatorData,
          signature: answer.signature,
        },
      },
      expectedChallenge: (challenge) => isValidChallenge(challenge, deps, 'sign-in'),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw new Problem('passkey-refused');
  const now = deps.clock.now();
  await consumeChallenge(deps.db, readChallenge(answer.clientDataJson), now);
  await updatePasskeyUse(deps.db, passkey.id, { counter: authenticationInfo.newCounter, now });
  return passkey.person_id;
}
