import type { Call, OperationId } from '#server/http/handler.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import {
  distinctHashCosts,
  type HashRequester,
} from '#server/platform/encryption/password-hashing.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { networkBlock } from '#server/platform/network/network-address.ts';
import { browserDevice } from '../devices/browser-device.ts';
import { isKnownDevice } from '../repository/known-devices.ts';
import {
  findStaffLogin,
  listHashBeginnings,
  updateHashIfUnchanged,
} from '../repository/staff-passwords.ts';
import {
  countOwnDeviceTry,
  countPasswordTry,
  resetOwnDeviceTries,
  resetPasswordTries,
} from '../sign-in/sign-in-delays.ts';

type Credentials = { email: string; password: string };
type StaffCall = Pick<Call<OperationId>, 'deps' | 'request' | 'reply'>;

/**
 * The member of staff of an email and a password. A wrong email and a wrong password take the same
 * time and get the same reply. On a device where this account has signed in before, other people's
 * wrong passwords count for nothing, and strangers' hashes do not hold up this one.
 * @throws {Problem} `login-failed`, `sign-in-delayed`, `rate-limited`, and `server-busy` when too
 * many hashes wait
 */
export async function authenticateStaff(
  call: StaffCall,
  credentials: Credentials,
): Promise<Person> {
  const { db, clock, passwords } = call.deps;
  const email = credentials.email.trim().toLowerCase();
  const login = await findStaffLogin(db, email);
  const now = clock.now();
  const block = networkBlock(call.request.ip);
  const device = browserDevice(call.request, call.reply).hash;
  // Also checked for unknown emails, so that the reply takes the same time.
  const isKnown = await isKnownDevice(db, login?.person.id ?? nilUuid, device);
  const isTrusted =
    login !== undefined && isKnown && (await countOwnDeviceTry(db, login.person.id, device, now));
  const counted = isTrusted ? null : await countPasswordTry(db, { email, block }, now);
  const requester = isTrusted ? { person: login.person.id } : { block };
  const { password } = credentials;
  const { isRight, isOutdated } = await passwords.check(
    password,
    login?.secret,
    requester,
    // The costs of the hashes that staff have.
    distinctHashCosts(await listHashBeginnings(db)),
  );
  if (!login || !isRight) throw new Problem('login-failed');
  const { person, identityId, secret } = login;
  if (counted) await resetPasswordTries(db, counted);
  else await resetOwnDeviceTries(db, person.id, device);
  if (isOutdated) await rehashPassword(call.deps, { identityId, secret, password, requester });
  return person;
}

const nilUuid = '00000000-0000-0000-0000-000000000000';

type OutdatedHash = {
  identityId: string;
  secret: string | null;
  password: string;
  requester: HashRequester;
};

async function rehashPassword(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  { identityId, secret, password, requester }: OutdatedHash,
): Promise<void> {
  const renewed = await passwords.hash(password, requester).catch((error: unknown) => {
    // The password was right; another sign-in renews the hash.
    if (error instanceof Problem && error.code === 'server-busy') return null;
    throw error;
  });
  if (renewed === null) return;
  await updateHashIfUnchanged(db, identityId, { earlier: secret, renewed });
}
