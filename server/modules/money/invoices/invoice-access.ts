import { isStaff, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { InvoiceScope } from '../repository/invoice-lists.ts';
import {
  findOwnedInvoice,
  type InvoiceRow,
  lockInvoiceIfFound,
  type OwnedInvoice,
} from '../repository/invoices.ts';

const managesCreators = ({ permissions }: Person) => permissions.includes('MANAGE_AGENCY_CREATORS');

/**
 * The invoices that a person may list: a creator's own; those of its creators or one of them for an
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

/**
 * One invoice that this person may see.
 * @throws {Problem} `not-found` when it does not exist or belongs to somebody else
 */
export async function findVisibleInvoice(
  db: Db,
  viewer: Person,
  invoiceId: string,
): Promise<InvoiceRow> {
  const invoice = await findOwnedInvoice(db, invoiceId);
  if (!invoice || !(isStaff(viewer) || isSupplier(viewer, invoice))) throw new Problem('not-found');
  return invoice;
}

/** Whether it belongs to this person, or to a creator that they manage. */
export const isSupplier = (viewer: Person, { creator_id, agency_id }: OwnedInvoice): boolean =>
  creator_id === viewer.id || (agency_id === viewer.id && managesCreators(viewer));

/** Locks an invoice until the end of the transaction. @throws {Problem} `not-found` */
export async function lockInvoice(trx: Db, invoiceId: string): Promise<OwnedInvoice> {
  const invoice = await lockInvoiceIfFound(trx, invoiceId);
  if (!invoice) throw new Problem('not-found');
  return invoice;
}
