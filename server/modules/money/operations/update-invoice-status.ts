import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { cancelInvoice } from '../invoices/cancel-invoice.ts';
import { lockInvoice } from '../invoices/invoice-access.ts';
import { transitionInvoice } from '../invoices/invoice-transition.ts';

type Body = BodyOf<'updateInvoiceStatus'>;
type Acting = { by: string; now: Date };

export const updateInvoiceStatus: Handler<'updateInvoiceStatus'> = async (call) => {
  const staff = requirePerson(call, 'INTERNAL');
  const { body } = call;
  return withIdempotency(call, staff, async (trx, now) => {
    const acting = { by: staff.id, now };
    if (body.action === 'pay') await pay(trx, body, acting);
    else await cancel(trx, body, acting);
    return { message: 'Success' as const };
  });
};

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
