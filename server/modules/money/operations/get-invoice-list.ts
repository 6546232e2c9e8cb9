import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { isRecentlyAuthenticated } from '#server/modules/auth/index.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { requestedInvoiceScope } from '../invoices/invoice-access.ts';
import { presentInvoice } from '../invoices/presenter.ts';
import { listInvoiceLines } from '../repository/invoice-lines.ts';
import { listInvoices } from '../repository/invoices.ts';

const path = '/api/invoice/getInvoiceList';

export const getInvoiceList: Handler<'getInvoiceList'> = async (call) => {
  const viewer = requirePerson(call);
  const { body, deps, session } = call;
  requireOwnUserId(viewer, body.userId);
  const { creator, month, invoiceState: state, pageSize = limits.pageSize } = body;
  const scope = requestedInvoiceScope(call, creator);
  const [after = null] = decodeCursor(call.query.cursor, ['id']) ?? [];
  const invoices = await listInvoices(
    deps.db,
    scope,
    { month, state },
    { after, limit: pageSize + 1 },
  );
  const lines = Map.groupBy(
    await listInvoiceLines(
      deps.db,
      invoices.slice(0, pageSize).map(({ id }) => id),
    ),
    ({ invoiceId }) => invoiceId,
  );
  const isRecent = session !== null && isRecentlyAuthenticated(session, deps.clock.now());
  const isMasked =
    creator === undefined || !viewer.permissions.includes('APPROVE_CREATOR') || !isRecent;
  return createPage(
    invoices,
    pageSize,
    path,
    ({ id }) => [id],
    (invoice) => presentInvoice(deps.cipher, invoice, lines.get(invoice.id) ?? [], { isMasked }),
  );
};
