import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database-types.ts';
import type { Person } from '../platform/database/schema/person.ts';
import type { Deps } from '../platform/dependencies.ts';
import { invalidRequest, Problem } from '../platform/errors/problem.ts';
import { type AuditDetails, recordAudit } from './audit-trail.ts';
import type { OperationId } from './handler.ts';

/** The part of a call that `withIdempotency` uses. */
export type KeyedCall = {
  operationId: OperationId;
  idempotencyKey: string | undefined;
  /** Must be equal in a repeated call. */
  body: unknown;
  deps: Pick<Deps, 'db' | 'clock'>;
};

/**
 * Runs a call once per key: the first call acts and stores its reply in the same transaction, and a
 * repeated one gets that reply. Concurrent calls with one key wait for each other. A refusal stores
 * nothing, so it may be retried. Nothing is written for an account that is merged in the meantime,
 * nor for a member of staff who is deactivated or loses a permission.
 *
 * What staff do is recorded in the audit trail: one entry for each call of `audit` in `perform`, or
 * an entry without details.
 * @throws {Problem} `idempotency-conflict` when the key was used for another request
 */
export async function withIdempotency<Data extends object>(
  { operationId: operation, idempotencyKey: key, body, deps }: KeyedCall,
  person: Pick<Person, 'id' | 'role' | 'permissions'>,
  perform: (trx: Db, now: Date, audit: (details: AuditDetails) => void) => Promise<Data>,
): Promise<Data> {
  if (!key) throw invalidRequest({ 'Idempotency-Key': 'required' });
  const { id: personId } = person;
  const now = deps.clock.now();
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return deps.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`once:${personId}:${key}`}))`.execute(trx);
    const storedReply = await trx
      .selectFrom('idempotency_keys')
      .where('person_id', '=', personId)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .select(['request_hash', 'body'])
      .executeTakeFirst();
    if (storedReply) {
      if (storedReply.request_hash !== requestHash) throw new Problem('idempotency-conflict');
      return storedReply.body as Data;
    }
    const details: AuditDetails[] = [];
    const data = await perform(trx, now, (one) => details.push(one));
    if (person.role === 'staff') {
      for (const one of details.length > 0 ? details : [{ subject: null }])
        await recordAudit(trx, { operationId: operation, person, now }, one);
    }
    await requireUnchanged(trx, person);
    await trx
      .insertInto('idempotency_keys')
      .values({
        person_id: personId,
        operation,
        key,
        request_hash: requestHash,
        status: 200,
        body: JSON.stringify(data),
        created_at: now,
      })
      .execute();
    return data;
  });
}

/**
 * A row written for a person waits for a running merge or deactivation of theirs, by its foreign
 * key. The check afterwards sees that and rolls the write back.
 * @param trx a transaction that has written such a row
 * @param person as read before it
 * @throws {Problem} `unauthenticated`, `forbidden`
 */
export async function requireUnchanged(
  trx: Db,
  { id, role, permissions }: Pick<Person, 'id' | 'role' | 'permissions'>,
): Promise<void> {
  const current = await trx
    .selectFrom('people')
    .where('id', '=', id)
    .select(['merged_into', 'position', 'permissions'])
    .executeTakeFirst();
  if (current?.merged_into) throw new Problem('unauthenticated');
  if (role !== 'staff') return;
  if (current?.position.accountStatus !== 'active') throw new Problem('unauthenticated');
  if (!permissions.every((permission) => current.permissions.includes(permission)))
    throw new Problem('forbidden');
}
