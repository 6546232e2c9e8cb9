import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { changeInvoiceStatus } from '../invoices/change-invoice-status.ts';

export const updateInvoiceStatus: Handler<'updateInvoiceStatus'> = async (call) => {
  const staff = requirePerson(call, 'INTERNAL');
  return withIdempotency(call, staff, async (trx, now, audit) => {
    audit(await changeInvoiceStatus(trx, call.body, { by: staff.id, now }));
    return { message: 'Success' as const };
  });
};
