import { indianDay } from '#domain/analytics/engagement.ts';
import {
  addMonths,
  calculateEarnings,
  type EarningsLine,
  totalPaise,
} from '#domain/money/earnings.ts';
import { financialYearForDay } from '#domain/money/financial-year.ts';
import { initialInvoiceState } from '#machines/lifecycle/invoice.ts';
import { countEngagement } from '#server/modules/analytics/index.ts';
import { notify } from '#server/modules/notifications/index.ts';
import { lockPersonIfFound } from '#server/modules/people/index.ts';
import type { Billing } from '#server/platform/config/billing.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { spokenLanguage } from '#server/platform/texts/server-texts.ts';
import { decryptAccount } from '../bank-details/bank-account.ts';
import { findPaymentHoldEnd } from '../bank-details/payment-hold.ts';
import { getSealedAccount } from '../repository/bank-details.ts';
import { insertInvoiceLines, listInvoicedLines } from '../repository/invoice-lines.ts';
import {
  insertInvoice,
  isMonthInvoiced,
  recordInvoiceEvent,
  sumInvoicedFees,
} from '../repository/invoices.ts';
import { listRateCards } from '../repository/rate-cards.ts';
import { acceptOpenInvoices } from './accept-open-invoices.ts';
import { invoiceAmounts } from './invoice-amounts.ts';
import { encryptSupplier, type Supplier } from './invoice-document.ts';
import { nextInvoiceNumber } from './invoice-number-sequence.ts';
import { subtractInvoiced } from './subtract-invoiced.ts';

/** Before everything that was ever counted. */
const firstMonth = '2000-01';

type IssueDeps = Pick<Deps, 'db' | 'clock' | 'cipher'> & { billing: Billing };

/**
 * Writes a creator's invoice for a month: all earnings up to its end that are on no other invoice.
 * So late reports, and earnings from before the bank details were approved, are on the next one. A
 * repeated call does nothing.
 * @returns its id; null when there is nothing to invoice, or no account to pay to
 */
export async function issueInvoice(
  { db, clock, cipher, billing }: IssueDeps,
  { creatorId, month }: { creatorId: string; month: string },
): Promise<string | null> {
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const creator = await lockPayableCreator(trx, creatorId, now);
    if (!creator || (await isMonthInvoiced(trx, creatorId, month))) return null;
    const lines = await uninvoicedLines(trx, creator, month);
    if (totalPaise(lines) === 0) return null;
    const supplier = await loadSupplier(trx, cipher, creator);
    const issuedOn = indianDay(now);
    const financialYear = financialYearForDay(issuedOn);
    const before = await sumInvoicedFees(trx, creatorId, financialYear);
    const id = newId(now);
    const { withholding, company, sac, gstBasisPoints } = billing;
    await insertInvoice(trx, {
      id,
      number: await nextInvoiceNumber(trx, creatorId, financialYear, 'invoice'),
      financial_year: financialYear,
      supplier_id: creatorId,
      creator_id: creatorId,
      month,
      issued_on: issuedOn,
      state: initialInvoiceState,
      amounts: JSON.stringify(invoiceAmounts(totalPaise(lines), supplier, before, billing)),
      terms: JSON.stringify({
        recipient: company,
        sac,
        gstBasisPoints,
        withholding: { section: withholding.section, basisPoints: withholding.basisPoints },
      }),
      sealed: encryptSupplier(cipher, id, supplier),
    });
    await insertInvoiceLines(trx, id, lines);
    await recordInvoiceEvent(trx, { invoiceId: id, action: 'issue', byPerson: null, now });
    // Nobody is there to accept it: the creator did so when closing the account.
    if (creator.position.accountStatus === 'closing') await acceptOpenInvoices(trx, creatorId, now);
    await notify(trx, { kind: 'invoice-issued', personId: creatorId, eventId: id, now });
    return id;
  });
}

/**
 * The creator, locked until the invoice is written, so that a merge or a decision on the bank
 * details waits.
 */
async function lockPayableCreator(
  trx: Db,
  creatorId: string,
  now: Date,
): Promise<Person | undefined> {
  const creator = await lockPersonIfFound(trx, creatorId);
  const isPayable =
    creator?.role === 'creator' &&
    creator.merged_into === null &&
    creator.payment_type !== null &&
    creator.position.bank === 'approved' &&
    ['active', 'closing'].includes(creator.position.accountStatus);
  return isPayable && !(await findPaymentHoldEnd(trx, creatorId, now)) ? creator : undefined;
}

async function uninvoicedLines(
  trx: Db,
  { id, payment_type }: Person,
  month: string,
): Promise<EarningsLine[]> {
  const months = { from: firstMonth, until: addMonths(month) };
  const counts = await countEngagement(trx, id, months);
  const cards = await listRateCards(trx, payment_type ? [payment_type] : []);
  const lines = calculateEarnings(
    subtractInvoiced(counts, await listInvoicedLines(trx, id, months)),
    cards,
  );
  // An amount that rounds to zero waits until it is a paisa.
  return lines.filter(({ paise }) => paise > 0);
}

async function loadSupplier(
  trx: Db,
  cipher: Deps['cipher'],
  { id, name, app_language }: Person,
): Promise<Supplier> {
  const sealed = await getSealedAccount(trx, id);
  const { accountHolder, ...account } = decryptAccount(cipher, id, sealed);
  const language = spokenLanguage(app_language);
  return { ...account, name: accountHolder, penName: name, language };
}
