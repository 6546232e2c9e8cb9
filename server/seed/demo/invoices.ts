import { indianDay, indianMonth } from '#domain/analytics/engagement.ts';
import { addMonths, type PaymentType, type Rate } from '#domain/money/earnings.ts';
import {
  cancelInvoice,
  issueInvoice,
  lockInvoice,
  transitionInvoice,
} from '#server/modules/money/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Deps } from '#server/platform/dependencies.ts';

type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'cipher' | 'config'>;

const demoRates: Record<PaymentType, Rate[]> = {
  ICC: [
    { format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 40_000 },
    { format: 'FORMAT_ARTICLE', kind: 'shares', paisePerThousand: 90_000 },
    { format: 'FORMAT_GALLERY', kind: 'views', paisePerThousand: 30_000 },
    { format: 'FORMAT_IMAGE', kind: 'views', paisePerThousand: 12_000 },
    { format: 'FORMAT_VIDEO', kind: 'views', paisePerThousand: 50_000 },
  ],
  OGC: [{ format: 'FORMAT_ARTICLE', kind: 'views', paisePerThousand: 9_000 }],
};

/**
 * Rate cards, and invoices of the last two months that are due, in every state, for the creators of
 * the demo whose bank details are approved. Written once.
 */
export async function seedInvoices(deps: MoneyDeps, staffId: string): Promise<void> {
  const { db, clock } = deps;
  if (await db.selectFrom('rate_cards').select('id').executeTakeFirst()) return;
  const now = clock.now();
  const latest = addMonths(indianMonth(now), Number(indianDay(now).slice(8)) < 4 ? -2 : -1);
  const cards = Object.entries(demoRates).map(([type, rates]) => ({
    id: newId(now),
    payment_type: type as PaymentType,
    from_month: addMonths(latest, -12),
    version: 1,
    rates: JSON.stringify(rates),
    made_by: staffId,
    made_at: now,
  }));
  await db.insertInto('rate_cards').values(cards).execute();
  const creators = await db
    .selectFrom('bank_details')
    .orderBy('submitted_at')
    .orderBy('person_id')
    .select('person_id as id')
    .execute();
  for (const [place, { id }] of creators.entries()) {
    await createInvoiceWithOutcome(
      deps,
      { creatorId: id, month: addMonths(latest, -1), staffId },
      'paid',
    );
    await createInvoiceWithOutcome(
      deps,
      { creatorId: id, month: latest, staffId },
      invoiceOutcomes[place % invoiceOutcomes.length] ?? 'issued',
    );
  }
}

const invoiceOutcomes = ['issued', 'accepted', 'cancelled', 'paid'] as const;
type InvoiceOutcome = (typeof invoiceOutcomes)[number];
type Wanted = { creatorId: string; month: string; staffId: string };

/** Writes an invoice on the third day after its month and lets happen to it what the demo wants. */
async function createInvoiceWithOutcome(
  deps: MoneyDeps,
  { creatorId, month, staffId }: Wanted,
  outcome: InvoiceOutcome,
): Promise<void> {
  const { billing } = deps.config;
  if (!billing) return;
  const issuedAt = new Date(`${addMonths(month)}-03T04:30:00.000Z`);
  const work = { ...deps, billing, clock: { now: () => issuedAt } };
  const id = await issueInvoice(work, { creatorId, month });
  if (!id || outcome === 'issued') return;
  const later = new Date(issuedAt.getTime() + 6 * 3600 * 1000);
  const paidOn = { paid_at: later, payment_reference: `DEMON${issuedAt.getTime()}` };
  await deps.db.transaction().execute(async (trx) => {
    if (outcome === 'cancelled') {
      const reason = 'खाताधारक का नाम ग़लत छपा था।';
      return cancelInvoice(trx, await lockInvoice(trx, id), { reason, by: staffId, now: later });
    }
    const accept = { type: 'accept', isSupplier: true } as const;
    await transitionInvoice(trx, await lockInvoice(trx, id), accept, {
      by: creatorId,
      now: later,
      accepted_at: later,
    });
    if (outcome === 'accepted') return;
    const pay = { type: 'pay', hasReference: true } as const;
    await transitionInvoice(trx, await lockInvoice(trx, id), pay, {
      by: staffId,
      now: later,
      ...paidOn,
    });
  });
}
