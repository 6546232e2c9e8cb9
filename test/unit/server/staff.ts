import { addStaff } from '#server/people/add-staff.ts';
import type { ContractClient } from './contract-client.ts';
import type { TestServer } from './test-server.ts';

export const staffPassword = 'a long enough password';

/** A member of staff, made in the database and signed in through the contract. */
export async function signInAsStaff(
  server: TestServer,
  email = `staff-${crypto.randomUUID()}@creator.example`,
): Promise<ContractClient & { userId: string; email: string }> {
  await addStaff(server.db, { email, name: 'Anita Rao', password: staffPassword }, server.clock.now());
  const client = server.client();
  const body = { loginType: 'INTERNAL' as const, email, password: staffPassword };
  const { status } = await client.call('login', { body });
  if (status !== 200) throw new Error(`Signing in as staff was answered ${status}.`);
  const { data } = await client.call('getCurrentUser');
  return Object.assign(client, { userId: String(data?.userId), email });
}
