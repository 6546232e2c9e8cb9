import { indianDay, indianMonth } from '#domain/analytics/engagement.ts';
import { addMonths, type Rate } from '#domain/money/earnings.ts';
import { encryptAccount, issueInvoice } from '#server/modules/money/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { writeEarlierInvoices } from './earlier-invoices.ts';

const rates: Rate[] = [
  { format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 40_000 },
  { format: 'FORMAT_GALLERY', kind: 'views', paisePerThousand: 30_000 },
  { format: 'FORMAT_IMAGE', kind: 'views', paisePerThousand: 12_000 },
  { format: 'FORMAT_VIDEO', kind: 'views', paisePerThousand: 50_000 },
];

/** How many creators have an invoice of the last whole month, and of the one before. */
export const invoiceCounts = { lastMonth: 500, monthBefore: 50 };

/** The months of those invoices, as seen from a day. */
export function invoicedMonths(now: Date): { lastMonth: string; monthBefore: string } {
  const lastMonth = addMonths(indianMonth(now), Number(indianDay(now).slice(8)) < 4 ? -2 : -1);
  return { lastMonth, monthBefore: addMonths(lastMonth, -1) };
}

/** Sealed bank details of everybody who has submitted them. */
export async function writeBankDetails(db: Db, cipher: Deps['cipher'], until: Date): Promise<void> {
  const people = await db
    .selectFrom('people')
    .where('role', '=', 'creator')
    .where((eb) => eb(eb.ref('position', '->>').key('bank'), '<>', 'notSubmitted'))
    .select(['id', 'position', 'handle'])
    .execute();
  const accounts = people.map(({ id, position, handle }, place) => ({
    person_id: id,
    proof_id: newId(until),
    sealed: encryptAccount(cipher, id, {
      accountHolder: `${handle}`.replace(/[._]/g, ' ').toUpperCase(),
      accountNumber: String(501_000_000_000 + place * 7919),
      ifsc: 'DEMO0001234',
      pan: `DEMPX${String(1000 + (place % 9000))}K`,
      gstin: null,
      address: null,
    }),
    submitted_at: new Date(until.getTime() - place * 60_000),
    rejection:
      position.bank === 'rejected'
        ? JSON.stringify({ reasons: ['name-differs'], note: null, decidedAt: until.toISOString() })
        : null,
  }));
  for (let at = 0; at < accounts.length; at += 1000) {
    const some = accounts.slice(at, at + 1000);
    const file = {
      name: 'passbook.jpg',
      format: 'jpeg' as const,
      width: 1200,
      height: 800,
      bytes: 90_000,
    };
    const files = some.map(({ person_id, proof_id }) => ({
      ...file,
      id: proof_id,
      owner_id: person_id,
      created_at: until,
    }));
    await db.insertInto('confidential_files').values(files).execute();
    await db.insertInto('bank_details').values(some).execute();
  }
}

type Money = Pick<Deps, 'db' | 'cipher' | 'config'> & { until: Date };

/**
 * A rate card, and invoices as the run of each month writes them, of those creators who earned
 * most.
 */
export async function writeInvoices({ db, cipher, config, until }: Money): Promise<void> {
  const { billing } = config;
  if (!billing) return;
  const { lastMonth, monthBefore } = invoicedMonths(until);
  for (const payment_type of ['ICC', 'OGC'] as const) {
    const card = { payment_type, from_month: addMonths(monthBefore, -24), version: 1 };
    const made = { made_by: newId(until), made_at: until };
    await db
      .insertInto('rate_cards')
      .values({ id: newId(until), rates: JSON.stringify(rates), ...card, ...made })
      .execute();
  }
  const creators = await db
    .selectFrom('bank_details')
    .innerJoin('people', 'people.id', 'person_id')
    .innerJoin('engagement_days', 'engagement_days.creator_id', 'people.id')
    .where((eb) => eb(eb.ref('position', '->>').key('bank'), '=', 'approved'))
    .where((eb) => eb(eb.ref('position', '->>').key('accountStatus'), '=', 'active'))
    .groupBy('people.id')
    .orderBy((eb) => eb.fn.sum('views'), 'desc')
    .orderBy('people.id')
    .select('people.id')
    .execute();
  const issue = async (month: string, wanted: number) => {
    const clock = { now: () => new Date(`${addMonths(month)}-03T04:30:00.000Z`) };
    let written = 0;
    for (const { id: creatorId } of creators) {
      if (written === wanted) return;
      if (await issueInvoice({ db, cipher, billing, clock }, { creatorId, month })) written += 1;
    }
  };
  await issue(monthBefore, invoiceCounts.monthBefore);
  await issue(lastMonth, invoiceCounts.lastMonth);
  await writeEarlierInvoices({ db, cipher, billing, until: monthBefore, now: until });
  // Or a server that opens the database would write those of everybody else, and draw them, while
  // it is measured.
  const months = new Set([monthBefore, lastMonth, addMonths(indianMonth(until), -1)]);
  const runs = [...months].map((month) => ({ month, begun_at: until }));
  await db.insertInto('invoice_runs').values(runs).execute();
}
