import type { Handler } from '../../handler.ts';
import { visibleInvoice } from '../../invoices/find-invoices.ts';
import { invoicePdf } from '../../invoices/invoice-pdf.ts';
import { fileNameOf } from '../../invoices/zip-invoices.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { Problem } from '../../problem.ts';

export const getInvoicePdf: Handler<'getInvoicePdf'> = async (call) => {
  const { deps, path, query, reply } = call;
  const invoice = await visibleInvoice(deps.db, actingPerson(call), path.invoiceId);
  const { paper = 'invoice' } = query;
  const content = await invoicePdf(deps, invoice, paper);
  if (!content) throw new Problem('not-found');
  await reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileNameOf(invoice, paper)}"`)
    .header('cache-control', 'no-store')
    .serializer((payload: Buffer) => payload as never)
    .send(content);
  return undefined;
};
