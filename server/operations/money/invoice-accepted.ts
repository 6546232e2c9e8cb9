import type { Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { isSupplier, lockInvoice } from '../../invoices/find-invoices.ts';
import { moveInvoice } from '../../invoices/move-invoice.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';
import { Problem } from '../../problem.ts';

export const invoiceAccepted: Handler<'invoiceAccepted'> = async (call) => {
  const person = actingPerson(call);
  const { body } = call;
  refuseForeignHint(person, body.userId);
  return once(call, person, async (trx, now) => {
    const invoice = await lockInvoice(trx, body.invoiceId);
    const mayAccept = isSupplier(person, invoice);
    if (!mayAccept) throw new Problem(isStaff(person) ? 'forbidden' : 'not-found');
    const event = { type: 'accept', isSupplier: mayAccept } as const;
    await moveInvoice(trx, invoice, event, { by: person.id, now, accepted_at: now });
    return { message: 'Success' as const };
  });
};
