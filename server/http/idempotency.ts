import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database-types.ts';
import type { Person } from '../platform/database/schema/person.ts';
import type { Deps } from '../platform/dependencies.ts';
import { invalidRequest, Problem } from '../platform/errors/problem.ts';
import type { OperationId } from './handler.ts';

/** What `once` needs to know of a call. */
export type KeyedCall = {
  operationId: OperationId;
  idempotencyKey: string | undefined;
  /** What must be the same in a repeated call. */
  body: unknown;
  deps: Pick<Deps, 'db' | 'clock'>;
};

/**
 * Does what a person asks for once for their key: the first call acts and keeps its answer in the
 * same transaction, a repeated one gets that answer. Calls racing with one key wait for each other.
 * A refusal keeps nothing, so it may be tried again. Nothing is left behind with an account that is
 * merged away in the meantime.
 * @throws {Problem} `idempotency-conflict` when the key came with another request
 */
export async function withIdempotency<Data extends object>(
  { operationId: operation, idempotencyKey: key, body, deps }: KeyedCall,
  { id: personId }: Pick<Person, 'id'>,
  perform: (trx: Db, now: Date) => Promise<Data>,
): Promise<Data> {
  if (!key) throw invalidRequest({ 'Idempotency-Key': 'required' });
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
    const data = await perform(trx, now);
    await requireUnmerged(trx, personId);
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
 * What is written for a person waits for a merge of theirs that is under way, by its foreign key.
 * Asked afterwards, this sees that merge, and the write is taken back.
 */
async function requireUnmerged(trx: Db, personId: string): Promise<void> {
  const person = await trx
    .selectFrom('people')
    .where('id', '=', personId)
    .select('merged_into')
    .executeTakeFirst();
  if (person?.merged_into) throw new Problem('unauthenticated');
}
