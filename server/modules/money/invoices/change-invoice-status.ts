import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { AuditDetails } from '#server/http/audit-trail.ts';
import type { BodyOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { lockInvoice } from './invoice-access.ts';
import { transitionInvoice } from './invoice-transition.ts';

type Body = BodyOf<'updateInvoiceStatus'>;
type Acting = { by: string; now: Date };

/**
 * Records the payment of an invoice, or cancels it. Returns what the audit trail keeps.
 * @param trx a transaction
 * @throws {Problem} `not-found`, `transition-not-allowed`, `invalid-request` of the reason
 */
export async function changeInvoiceStatus(
  trx: Db,
  body: Body,
  acting: Acting,
): Promise<AuditDetails> {
  const { state } = await lockInvoice(trx, body.invoiceId);
  if (body.action === 'pay') await pay(trx, body, acting);
  else await cancel(trx, body, acting);
  const { state: newState } = await lockInvoice(trx, body.invoiceId);
  return {
    subject: { kind: 'invoice', id: body.invoiceId },
    before: { state },
    after: {
      state: newState,
      ...(body.action === 'pay' && { paymentReference: body.reference }),
    },
    ...(body.action !== 'pay' && { reason: body.reason.trim() }),
  };
}

async function pay(
  trx: Db,
  body: Extract<Body, { action: 'pay' }>,
  { by, now }: Acting,
): Promise<void> {
  const invoice = await lockInvoice(trx, body.invoiceId);
  const event = { type: 'pay', hasReference: true } as const;
  await transitionInvoice(trx, invoice, event, {
    by,
    now,
    paid_at: now,
    payment_reference: body.reference,
  });
}

async function cancel(
  trx: Db,
  body: Extract<Body, { action: 'cancel' }>,
  acting: Acting,
): Promise<void> {
  const reason = body.reason.trim();
  if (reason === '') throw invalidRequest({ reason: 'required' });
  if (countGraphemes(reason) > limits.noteMax) throw invalidRequest({ reason: 'too-long' });
  await cancelInvoice(trx, await lockInvoice(trx, body.invoiceId), { reason, ...acting });
}
