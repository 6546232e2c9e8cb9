import { Secret, TOTP } from 'otpauth';
import { limits } from '#domain/limits.ts';
import { productName } from '#domain/product.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  findAuthenticatorApp,
  markAuthenticatorStepUsed,
  upsertUnconfirmedAuthenticator,
} from '../repository/authenticator-apps.ts';

/** What every authenticator app understands (RFC 6238); Google's ignores other values. */
const parameters = { algorithm: 'SHA1', digits: limits.authenticatorDigits, period: 30 } as const;
const purpose = (personId: string) => `authenticator:${personId}`;

type AuthenticatorDeps = Pick<Deps, 'db' | 'cipher' | 'clock'>;

const createTotp = (secret: Secret, label = '') =>
  new TOTP({ ...parameters, issuer: productName, label, secret });

/** Starts setting up an app. Replaces an earlier set-up that was not confirmed. */
export async function startAuthenticator(
  { db, cipher, clock }: AuthenticatorDeps,
  { id, email }: { id: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 });
  const row = {
    secret: cipher.encrypt(Buffer.from(secret.bytes), purpose(id)),
    last_step: 0,
    created_at: clock.now(),
    confirmed_at: null,
  };
  const started = await upsertUnconfirmedAuthenticator(db, id, row);
  if (!started) throw new Problem('transition-not-allowed');
  return { secret: secret.base32, uri: createTotp(secret, email).toString() };
}

type Use = { personId: string; code: string; isConfirmed: boolean };

/**
 * Whether a code is right, in the step before, of now or after; each step's code is good once, also
 * for two calls at once.
 * @param use.isConfirmed whether the app has been confirmed; the first right code confirms it
 */
export async function consumeAuthenticatorCode(
  { db, cipher, clock }: AuthenticatorDeps,
  { personId, code, isConfirmed }: Use,
): Promise<boolean> {
  const now = clock.now();
  const app = await findAuthenticatorApp(db, personId, isConfirmed);
  if (!app) return false;
  const bytes = new Uint8Array(cipher.decrypt(app.secret, purpose(personId)));
  const totp = createTotp(new Secret({ buffer: bytes.buffer }));
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / parameters.period) + delta;
  return markAuthenticatorStepUsed(db, {
    personId,
    step,
    isConfirmed,
    createdAt: app.created_at,
    now,
  });
}
