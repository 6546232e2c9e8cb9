import { limits } from '#domain/limits.ts';
import type { Handler } from '../../handler.ts';
import { findInvoices, invoiceScope } from '../../invoices/find-invoices.ts';
import { linesOf } from '../../invoices/invoice-lines.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { isRecentlyAuthenticated } from '../../people/recent-authentication.ts';
import { presentInvoice } from './present-invoice.ts';

const path = '/api/invoice/getInvoiceList';

export const getInvoiceList: Handler<'getInvoiceList'> = async (call) => {
  const viewer = actingPerson(call);
  const { body, deps, session } = call;
  refuseForeignHint(viewer, body.userId);
  const { creator, month, invoiceState: state, pageSize = limits.pageSize } = body;
  const scope = invoiceScope(call, creator);
  const [after = null] = unpackCursor(call.query.cursor, ['id']) ?? [];
  const invoices = await findInvoices(deps.db, scope, { month, state }, { after, limit: pageSize + 1 });
  const lines = Map.groupBy(
    await linesOf(
      deps.db,
      invoices.slice(0, pageSize).map(({ id }) => id),
    ),
    ({ invoiceId }) => invoiceId,
  );
  const isRecent = session !== null && isRecentlyAuthenticated(session, deps.clock.now());
  const isMasked = creator === undefined || !viewer.permissions.includes('APPROVE_CREATOR') || !isRecent;
  return pageOf(
    invoices,
    pageSize,
    path,
    ({ id }) => [id],
    (invoice) => presentInvoice(deps.safe, invoice, lines.get(invoice.id) ?? [], { isMasked }),
  );
};
