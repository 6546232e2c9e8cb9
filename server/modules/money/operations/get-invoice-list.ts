import { limits } from '#domain/limits.ts';
import { recordAccess } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { requestedInvoiceScope } from '../invoices/invoice-access.ts';
import { presentInvoice } from '../invoices/presenter.ts';
import { listInvoiceLines } from '../repository/invoice-lines.ts';
import { countInvoices, listInvoices } from '../repository/invoice-lists.ts';

const path = '/api/invoice/getInvoiceList';

export const getInvoiceList: Handler<'getInvoiceList'> = async (call) => {
  const viewer = requirePerson(call);
  const { body, deps } = call;
  requireOwnUserId(viewer, body.userId);
  const { creator, month, invoiceState: state, invoiceId, search } = body;
  const { pageSize = limits.pageSize, sort = 'newest' } = body;
  const isMasked = body.isAccountOpen !== true;
  if (!isMasked) requirePerson(call, 'APPROVE_CREATOR');
  if (!isMasked && invoiceId === undefined) throw invalidRequest({ invoiceId: 'required' });
  const scope = requestedInvoiceScope(call, creator);
  const filter = { month, state, invoiceId, search };
  const [after = null] = decodeCursor(call.query.cursor, ['id']) ?? [];
  const place = { sort, after, limit: pageSize + 1 };
  const invoices = await listInvoices(deps.db, scope, filter, place);
  const lines = Map.groupBy(
    await listInvoiceLines(
      deps.db,
      invoices.slice(0, pageSize).map(({ id }) => id),
    ),
    ({ invoiceId: id }) => id,
  );
  const [opened] = isMasked ? [] : invoices;
  if (opened) await recordAccess(call, viewer, { kind: 'invoice', id: opened.id });
  const page = createPage(
    invoices,
    pageSize,
    path,
    ({ id }) => [id],
    (invoice) => presentInvoice(deps.cipher, invoice, lines.get(invoice.id) ?? [], { isMasked }),
  );
  return withTotal(
    call,
    page,
    async () => invoices[0]?.total ?? (await countInvoices(deps.db, scope, filter)),
  );
};
