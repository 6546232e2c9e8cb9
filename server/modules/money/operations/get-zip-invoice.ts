import { recordAccess } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createInvoiceZip } from '../invoices/documents/invoice-zip.ts';
import { requestedInvoiceScope } from '../invoices/invoice-access.ts';

export const getZipInvoice: Handler<'getZipInvoice'> = async (call) => {
  const { body, deps, reply } = call;
  const person = requirePerson(call);
  requireOwnUserId(person, body.userId);
  const scope = requestedInvoiceScope(call, body.creator);
  const zip = await createInvoiceZip(deps, { scope, month: body.month });
  if (!zip) throw new Problem('not-found');
  const creators = body.creator ?? 'all creators';
  await recordAccess(call, person, { kind: 'invoice', id: `${body.month} ${creators}` });
  await reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="invoices-${body.month}.zip"`)
    .header('cache-control', 'no-store')
    .send(zip);
  return undefined;
};
