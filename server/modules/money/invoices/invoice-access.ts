import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import { isStaff, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { InvoiceRow } from './invoice-document.ts';

const managesCreators = ({ permissions }: Person) => permissions.includes('MANAGE_AGENCY_CREATORS');

/**
 * Whose invoices somebody may see: of one creator, of an agency's creators, or with neither
 * everybody's.
 */
export type InvoiceScope = { creatorId?: string | undefined; agencyId?: string };

/**
 * Whose invoices are asked for: a creator's own; those of its creators, or of one of them, for an
 * agency; anybody's for staff with INTERNAL.
 * @throws {Problem} `unauthenticated`, `forbidden`
 */
export function requestedInvoiceScope(
  call: { person: Person | null },
  creatorId: string | undefined,
): InvoiceScope {
  const viewer = requirePerson(call);
  if (isStaff(viewer)) return { creatorId };
  requirePerson(call, 'VIEW_POST');
  if (managesCreators(viewer)) return { creatorId, agencyId: viewer.id };
  if (creatorId !== undefined && creatorId !== viewer.id) throw new Problem('forbidden');
  return { creatorId: viewer.id };
}

type Filter = { month?: string | undefined; state?: InvoiceState | undefined };

export type ListedInvoice = InvoiceRow & { name: string | null; handle: string | null };

/** Invoices, the newest first, those behind `after` where it is given. */
export async function listInvoices(
  db: Db,
  scope: InvoiceScope,
  { month, state }: Filter,
  { after, limit }: { after: string | null; limit: number },
): Promise<ListedInvoice[]> {
  let query = db.selectFrom('invoices').innerJoin('people', 'people.id', 'invoices.creator_id');
  if (scope.creatorId) query = query.where('creator_id', '=', scope.creatorId);
  if (scope.agencyId) query = query.where('people.agency_id', '=', scope.agencyId);
  if (month) query = query.where('month', '=', month);
  if (state) query = query.where('state', '=', state);
  if (after) query = query.where('invoices.id', '<', after);
  return query
    .orderBy('invoices.id', 'desc')
    .limit(limit)
    .selectAll('invoices')
    .select(['people.name', 'people.handle'])
    .execute();
}

/** An invoice and the agency that looks after its creator. */
type OwnedInvoice = InvoiceRow & { agency_id: string | null };

const invoiceQuery = (db: Db, invoiceId: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('people', 'people.id', 'invoices.creator_id')
    .where('invoices.id', '=', invoiceId)
    .selectAll('invoices')
    .select('people.agency_id');

/**
 * One invoice that this person may see.
 * @throws {Problem} `not-found` for one that is not there or not theirs
 */
export async function findVisibleInvoice(
  db: Db,
  viewer: Person,
  invoiceId: string,
): Promise<InvoiceRow> {
  const invoice = await invoiceQuery(db, invoiceId).executeTakeFirst();
  if (!invoice || !(isStaff(viewer) || isSupplier(viewer, invoice))) throw new Problem('not-found');
  return invoice;
}

/** Is it this person's, or of a creator whom they look after as an agency? */
export const isSupplier = (viewer: Person, { creator_id, agency_id }: OwnedInvoice): boolean =>
  creator_id === viewer.id || (agency_id === viewer.id && managesCreators(viewer));

/** Locks an invoice until the end of the transaction. @throws {Problem} `not-found` */
export async function lockInvoice(trx: Db, invoiceId: string): Promise<OwnedInvoice> {
  const invoice = await invoiceQuery(trx, invoiceId).forUpdate('invoices').executeTakeFirst();
  if (!invoice) throw new Problem('not-found');
  return invoice;
}
