import { recordAccess } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { readInvoicePdf } from '../invoices/documents/invoice-pdf.ts';
import { invoiceFileName } from '../invoices/documents/invoice-zip.ts';
import { findVisibleInvoice } from '../invoices/invoice-access.ts';

export const getInvoicePdf: Handler<'getInvoicePdf'> = async (call) => {
  const { deps, path, query, reply } = call;
  const person = requirePerson(call);
  const invoice = await findVisibleInvoice(deps.db, person, path.invoiceId);
  const { paper = 'invoice' } = query;
  const content = await readInvoicePdf(deps, invoice, paper);
  if (!content) throw new Problem('not-found');
  await recordAccess(call, person, { kind: 'invoice', id: path.invoiceId });
  await reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${invoiceFileName(invoice, paper)}"`)
    .header('cache-control', 'no-store')
    .serializer((payload: Buffer) => payload as never)
    .send(content);
  return undefined;
};
