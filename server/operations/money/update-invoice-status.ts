import { countGraphemes } from '#domain/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { Db } from '../../db/database.ts';
import type { BodyOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { cancelInvoice } from '../../invoices/cancel-invoice.ts';
import { lockInvoice } from '../../invoices/find-invoices.ts';
import { moveInvoice } from '../../invoices/move-invoice.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { invalid } from '../../problem.ts';

type Body = BodyOf<'updateInvoiceStatus'>;
type Acting = { by: string; now: Date };

export const updateInvoiceStatus: Handler<'updateInvoiceStatus'> = async (call) => {
  const staff = actingPerson(call, 'INTERNAL');
  const { body } = call;
  return once(call, staff, async (trx, now) => {
    const acting = { by: staff.id, now };
    if (body.action === 'pay') await pay(trx, body, acting);
    else await cancel(trx, body, acting);
    return { message: 'Success' as const };
  });
};

async function pay(trx: Db, body: Extract<Body, { action: 'pay' }>, { by, now }: Acting): Promise<void> {
  const invoice = await lockInvoice(trx, body.invoiceId);
  const event = { type: 'pay', hasReference: true } as const;
  await moveInvoice(trx, invoice, event, { by, now, paid_at: now, payment_reference: body.reference });
}

async function cancel(trx: Db, body: Extract<Body, { action: 'cancel' }>, acting: Acting): Promise<void> {
  const reason = body.reason.trim();
  if (reason === '') throw invalid({ reason: 'required' });
  if (countGraphemes(reason) > limits.noteMax) throw invalid({ reason: 'too-long' });
  await cancelInvoice(trx, await lockInvoice(trx, body.invoiceId), { reason, ...acting });
}
