import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { isStaff, requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isSupplier, lockInvoice } from '../invoices/invoice-access.ts';
import { transitionInvoice } from '../invoices/invoice-transition.ts';

export const invoiceAccepted: Handler<'invoiceAccepted'> = async (call) => {
  const person = requirePerson(call);
  const { body } = call;
  requireOwnUserId(person, body.userId);
  return withIdempotency(call, person, async (trx, now) => {
    const invoice = await lockInvoice(trx, body.invoiceId);
    const mayAccept = isSupplier(person, invoice);
    if (!mayAccept) throw new Problem(isStaff(person) ? 'forbidden' : 'not-found');
    const event = { type: 'accept', isSupplier: mayAccept } as const;
    await transitionInvoice(trx, invoice, event, { by: person.id, now, accepted_at: now });
    return { message: 'Success' as const };
  });
};
