import { sql } from 'kysely';
import type { PaymentType, Rate } from '#domain/earnings.ts';
import { permissionsOf } from '#domain/permissions.ts';
import { type BankAccount, sealAccount } from '#server/confidential/bank-account.ts';
import type { DataOf } from '#server/handler.ts';
import { newId } from '#server/ids.ts';
import { signInAs } from './people-of-test.ts';
import { saved } from './posts-of-test.ts';
import type { TestServer } from './test-server.ts';

export const articleViews: Rate = { format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 4000 };

/** Puts a rate card into the database, also for months that are over. */
export async function setRates(
  { db, clock }: TestServer,
  fromMonth: string,
  rates: Rate[] = [articleViews],
  paymentType: PaymentType = 'ICC',
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('rate_cards')
    .values({
      id: newId(now),
      payment_type: paymentType,
      from_month: fromMonth,
      version: 1,
      rates: JSON.stringify(rates),
      made_by: newId(now),
      made_at: now,
    })
    .execute();
}

/** An approved creator who is paid. */
export async function signInPaid(server: TestServer, paymentType: PaymentType = 'ICC') {
  const creator = await signInAs(server, {
    role: 'creator',
    permissions: permissionsOf.creator,
    position: { work: 'approved' },
  });
  await server.db
    .updateTable('people')
    .set({ payment_type: paymentType })
    .where('id', '=', creator.userId)
    .execute();
  return creator;
}

export type Paid = Awaited<ReturnType<typeof signInPaid>>;

/** So many views of an article of the creator's, on each of these days of India. */
export async function readOn(
  { db }: TestServer,
  creator: Paid,
  days: Record<string, number>,
): Promise<string> {
  const { postUID } = await saved(creator);
  await db
    .insertInto('engagement_days')
    .values(
      Object.entries(days).map(([day, views]) => ({
        post_id: postUID,
        day,
        creator_id: creator.userId,
        views,
      })),
    )
    .execute();
  return postUID;
}

export const account: BankAccount = {
  accountHolder: 'मीरा कुलकर्णी',
  accountNumber: '30211234567890',
  ifsc: 'SBIN0001234',
  pan: 'ABCPK1234L',
  gstin: null,
  address: null,
};

/** Bank details that staff have approved; money can be paid. */
export async function approveBank(
  { db, clock, deps }: TestServer,
  personId: string,
  changes: Partial<BankAccount> = {},
): Promise<void> {
  const now = clock.now();
  const proof = newId(now);
  const image = { name: 'x', format: 'png' as const, width: 1, height: 1, bytes: 1 };
  await db
    .insertInto('confidential_files')
    .values({ id: proof, owner_id: personId, ...image, created_at: now })
    .execute();
  const sealed = sealAccount(deps.safe, personId, { ...account, ...changes });
  await db
    .insertInto('bank_details')
    .values({ person_id: personId, sealed, proof_id: proof, submitted_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ sealed }))
    .execute();
  await db
    .updateTable('people')
    .set({ position: sql`position || '{"bank": "approved"}'` })
    .where('id', '=', personId)
    .execute();
}

/** A creator with approved bank details, whose articles were read so often on these days. */
export async function signInPayable(
  server: TestServer,
  days: Record<string, number>,
  changes: Partial<BankAccount> = {},
): Promise<Paid> {
  const creator = await signInPaid(server);
  await approveBank(server, creator.userId, changes);
  await readOn(server, creator, days);
  return creator;
}

/** Writes a creator's invoice of a month, as the queue does. */
export async function invoiced(server: TestServer, creator: Paid, month: string): Promise<Invoice> {
  await server.jobs.send('issue-invoice', { creatorId: creator.userId, month });
  await server.jobs.drain();
  // Ids that are made later sort later.
  server.clock.pass(1);
  const { data } = await creator.call('getInvoiceList', { body: { month } });
  const [invoice] = data?.rows ?? [];
  if (!invoice) throw new Error(`There is no invoice of ${month}.`);
  return invoice;
}

export type Invoice = DataOf<'getInvoiceList'>['rows'][number];
