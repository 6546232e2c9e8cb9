import type { Handler } from '../../handler.ts';
import { invoiceScope } from '../../invoices/find-invoices.ts';
import { zipInvoices } from '../../invoices/zip-invoices.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { Problem } from '../../problem.ts';

export const getZipInvoice: Handler<'getZipInvoice'> = async (call) => {
  const { body, deps, reply } = call;
  refuseForeignHint(actingPerson(call), body.userId);
  const scope = invoiceScope(call, body.creator);
  const zip = await zipInvoices(deps, { scope, month: body.month });
  if (!zip) throw new Problem('not-found');
  await reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="invoices-${body.month}.zip"`)
    .header('cache-control', 'no-store')
    .send(zip);
  return undefined;
};
