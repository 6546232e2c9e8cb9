import { cleanName } from '#domain/language/clean-name.ts';
import { limits } from '#domain/limits.ts';
import { nameProblem } from '#domain/person/person-name.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { deleteSessions, withdrawSignInLinks } from '#server/modules/auth/index.ts';
import {
  deleteIdentities,
  normaliseEmail,
  requireCurrentVersion,
  requireOwnUserId,
  requirePerson,
  updatePerson,
} from '#server/modules/people/index.ts';
import { isUniqueViolation } from '#server/platform/database/database-errors.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { omitUndefined } from '#server/platform/database/omit-undefined.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentAgency } from '../presenter.ts';
import {
  type ExistingAgency,
  insertAgency,
  listAgencies,
  lockAgency,
  upsertAgencyContact,
} from '../repository/agencies.ts';

type AgencyData = BodyOf<'upsertAgency'>['agencyData'];

export const upsertAgency: Handler<'upsertAgency'> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const { before, after } = await writeAgency(trx, body.agencyData, now);
    audit({ subject: { kind: 'agency', id: after.agencyUserId }, before, after });
    return after;
  });
};

/**
 * Returns the agency before, read under its lock, and after.
 * @throws {Problem} `not-found`, `revision-conflict`
 */
async function writeAgency(trx: Db, data: AgencyData, now: Date) {
  const earlier = data.agencyUserId ? await lockAgency(trx, data.agencyUserId) : undefined;
  if (data.agencyUserId && !earlier) throw new Problem('not-found');
  if (earlier) requireCurrentVersion(earlier, data.updatedAt);
  const { name, ...contact } = validatedAgency(data, earlier);
  const before = earlier && (await shownAgency(trx, earlier.id));
  const id = earlier?.id ?? (await insertAgency(trx, now));
  await updatePerson(trx, id, { ...omitUndefined({ name }), updated_at: now });
  await writeContact(trx, id, { email: earlier?.email ?? '', ...contact });
  if (earlier && contact.email && contact.email !== earlier.email) await revokeLogins(trx, id, now);
  return { before, after: await shownAgency(trx, id) };
}

async function shownAgency(trx: Db, id: string) {
  const [row] = await listAgencies(trx, { id, sort: 'name', limit: 1 });
  if (!row) throw new Error('An agency is gone while it is written.');
  return presentAgency(row);
}

/**
 * @throws {Problem} `invalid-request`: an agency has a name and an email, from the beginning and
 * for ever
 */
function validatedAgency(data: AgencyData, earlier: ExistingAgency | undefined) {
  const name = data.name === undefined ? undefined : cleanName(data.name);
  const contactName = cleanName(data.contactName ?? '');
  const email = data.email && normaliseEmail(data.email);
  const isKept = name === undefined && Boolean(earlier?.name);
  requireRules({
    name: isKept ? null : nameProblem(name ?? '', limits.agencyNameMax),
    email: email || earlier?.email ? null : 'required',
    contactName: contactName ? nameProblem(contactName, limits.agencyNameMax) : null,
  });
  return {
    name,
    ...omitUndefined({
      email,
      contact_name: data.contactName === undefined ? undefined : contactName || null,
      phone: data.phone,
    }),
  };
}

type Contact = { email: string; contact_name?: string | null; phone?: string | null };

/** @throws {Problem} `already-taken` for an email by which another agency signs in */
async function writeContact(trx: Db, personId: string, contact: Contact): Promise<void> {
  try {
    await upsertAgencyContact(trx, personId, contact);
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem('already-taken', { fields: { email: 'taken' } });
    throw error;
  }
}

/** A person who signed in by the earlier email may have left the agency. */
async function revokeLogins(trx: Db, personId: string, now: Date): Promise<void> {
  await deleteIdentities(trx, personId);
  await deleteSessions(trx, personId);
  await withdrawSignInLinks(trx, personId, now);
}
