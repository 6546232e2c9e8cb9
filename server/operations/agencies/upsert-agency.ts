import { limits } from '#domain/limits.ts';
import { permissionsOf } from '#domain/permissions.ts';
import { newCreator } from '#machines/lifecycle/creator.ts';
import { refuseBroken } from '../../broken-rules.ts';
import { type AgencyRow, listAgencies } from '../../db/agencies.ts';
import type { Db } from '../../db/database.ts';
import type { BodyOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { newId } from '../../ids.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { normalEmail } from '../../people/emails.ts';
import { isTaken, nameProblem, withoutAbsent } from '../../people/prove-profile.ts';
import { withdrawSignInLinks } from '../../people/sign-in-links.ts';
import { Problem } from '../../problem.ts';
import { presentAgency } from './present-agency.ts';

type AgencyData = BodyOf<'upsertAgency'>['agencyData'];

export const upsertAgency: Handler<'upsertAgency'> = async (call) => {
  const staff = actingPerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  refuseForeignHint(staff, body.userId);
  return once(call, staff, async (trx, now) => presentAgency(await writeAgency(trx, body.agencyData, now)));
};

async function writeAgency(trx: Db, data: AgencyData, now: Date): Promise<AgencyRow> {
  const earlier = data.agencyUserId ? await lockedAgency(trx, data.agencyUserId) : undefined;
  const { name, ...contact } = provedAgency(data, earlier);
  const id = earlier?.id ?? (await insertAgency(trx, now));
  await trx
    .updateTable('people')
    .set({ ...withoutAbsent({ name }), updated_at: now })
    .where('id', '=', id)
    .execute();
  await writeContact(trx, id, { email: earlier?.email ?? '', ...contact });
  if (earlier && contact.email && contact.email !== earlier.email) await endLogins(trx, id, now);
  const [row] = await listAgencies(trx, { id, limit: 1 });
  if (!row) throw new Error('An agency is gone while it is written.');
  return row;
}

type Earlier = { id: string; name: string | null; email: string | null };

/** @throws {Problem} `not-found` */
async function lockedAgency(trx: Db, id: string): Promise<Earlier> {
  const agency = await trx
    .selectFrom('people')
    .leftJoin('agencies', 'agencies.person_id', 'people.id')
    .where('people.id', '=', id)
    .where('role', '=', 'agency')
    .select(['people.id', 'people.name', 'agencies.email'])
    .forUpdate('people')
    .executeTakeFirst();
  if (!agency) throw new Problem('not-found');
  return agency;
}

/** @throws {Problem} `invalid-request`: an agency has a name and an email, from the beginning and for ever */
function provedAgency(data: AgencyData, earlier: Earlier | undefined) {
  const name = data.name?.trim();
  const contactName = data.contactName?.trim();
  const email = data.email && normalEmail(data.email);
  const isKept = name === undefined && Boolean(earlier?.name);
  refuseBroken({
    name: isKept ? null : nameProblem(name ?? '', limits.agencyNameMax),
    email: email || earlier?.email ? null : 'required',
    contactName: contactName ? nameProblem(contactName, limits.agencyNameMax) : null,
  });
  return {
    name,
    ...withoutAbsent({
      email,
      contact_name: data.contactName === undefined ? undefined : contactName || null,
      phone: data.phone,
    }),
  };
}

async function insertAgency(trx: Db, now: Date): Promise<string> {
  const id = newId(now);
  await trx
    .insertInto('people')
    .values({
      id,
      role: 'agency',
      permissions: [...permissionsOf.agency],
      languages: [],
      position: JSON.stringify(newCreator),
      new_user: false,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

type Contact = { email: string; contact_name?: string | null; phone?: string | null };

/** @throws {Problem} `already-taken` for an email by which another agency signs in */
async function writeContact(trx: Db, personId: string, contact: Contact): Promise<void> {
  try {
    await trx
      .insertInto('agencies')
      .values({ person_id: personId, contact_name: null, phone: null, ...contact })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(contact))
      .execute();
  } catch (error) {
    if (isTaken(error)) throw new Problem('already-taken', { fields: { email: 'taken' } });
    throw error;
  }
}

/** Whoever signed in by the earlier email may have left the agency. */
async function endLogins(trx: Db, personId: string, now: Date): Promise<void> {
  await trx.deleteFrom('identities').where('person_id', '=', personId).execute();
  await trx.deleteFrom('sessions').where('person_id', '=', personId).execute();
  await withdrawSignInLinks(trx, personId, now);
}
