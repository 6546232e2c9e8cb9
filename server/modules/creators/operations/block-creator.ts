import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { decideCreator } from '#machines/lifecycle/creator.ts';
import type { BodyOf, DataOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { withdrawSignInLinks } from '#server/modules/auth/index.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';

type Id = 'blockCreator';
type Body = BodyOf<Id>;

export const blockCreator: Handler<Id> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  if (body.action === 'block' && !body.reason) throw invalidRequest({ reason: 'required' });
  if (body.note && countGraphemes(body.note) > limits.noteMax)
    throw invalidRequest({ note: 'too-long' });
  return withIdempotency(call, staff, async (trx, now) =>
    presentAccountStatus(trx, await changeAccountStatus(trx, staff, body, now)),
  );
};

/** Only whoever signs in as a creator or an agency is blocked here: staff are not. */
async function changeAccountStatus(trx: Db, staff: Person, body: Body, now: Date): Promise<Person> {
  const { creatorUserId, action, reason = null, note = null } = body;
  const person = await trx
    .selectFrom('people')
    .where('id', '=', creatorUserId)
    .where('role', '<>', 'staff')
    .where('merged_into', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!person) throw new Problem('not-found');
  const decision = decideCreator(
    person.position,
    action === 'block' ? { type: 'blocked', hasReason: reason !== null } : { type: 'unblocked' },
  );
  if (decision.kind === 'refused') throw new Problem(decision.code);
  await trx
    .insertInto('standing_events')
    .values({
      id: newId(now),
      person_id: person.id,
      action,
      reason,
      note,
      by_person: staff.id,
      at: now,
    })
    .execute();
  if (action === 'block') await signOutEverywhere(trx, person.id, now);
  const block =
    action === 'block' ? JSON.stringify({ reason, note, decidedAt: now.toISOString() }) : null;
  return trx
    .updateTable('people')
    .set({ position: JSON.stringify(decision.position), block, updated_at: now })
    .where('id', '=', person.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends every session, and every link that could begin one. */
async function signOutEverywhere(trx: Db, personId: string, now: Date): Promise<void> {
  await trx.deleteFrom('sessions').where('person_id', '=', personId).execute();
  await withdrawSignInLinks(trx, personId, now);
}

async function presentAccountStatus(db: Db, person: Person): Promise<DataOf<Id>> {
  const events = await db
    .selectFrom('standing_events')
    .leftJoin('people', 'people.id', 'standing_events.by_person')
    .where('standing_events.person_id', '=', person.id)
    .orderBy('standing_events.at', 'desc')
    .orderBy('standing_events.id', 'desc')
    .limit(100)
    .select(['action', 'reason', 'note', 'at', 'people.name as by'])
    .execute();
  return {
    creatorUserId: person.id,
    standing: person.position.standing,
    block: person.block,
    history: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  };
}
