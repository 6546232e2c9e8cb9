import { decideBulkAction } from '#machines/lifecycle/bulk-action.ts';
import { recordAudit } from '#server/http/audit-trail.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-errors.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { findPerson } from '../people/index.ts';
import { bulkKinds, mayRun } from './bulk-kinds.ts';
import {
  type BulkActionRow,
  type BulkItemRow,
  findBulkAction,
  hasPendingItems,
  lockBulkAction,
  lockNextItem,
  lockRunningActions,
  markItem,
  openSavepoint,
  releaseSavepoint,
  rollbackToSavepoint,
  updateBulkAction,
} from './repository.ts';

type RunDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;
type Turn = { actionId: string; turn: number };

/**
 * A job does so many records, for so long at most, and then queues the next one: actions of several
 * people take turns.
 */
const [recordsPerTurn, millisecondsPerTurn] = [100, 1000];
/** While another worker holds the last records. */
const waitForOthers = 1000;

/** Takes the work of bulk actions out of the queue, and continues what a stopped process left. */
export async function registerBulkActions(
  deps: RunDeps,
  report: (error: unknown) => void,
): Promise<void> {
  await deps.jobs.register('run-bulk-action', (turn) => runTurn(deps, turn, report));
  await deps.db.transaction().execute(async (trx) => {
    for (const action of await lockRunningActions(trx)) await queueNextTurn(deps, trx, action);
  });
}

/** Queues the next job of an action; jobs that were queued before do nothing any more. */
export async function queueNextTurn(
  { jobs }: Pick<Deps, 'jobs'>,
  trx: Db,
  { id: actionId, turn }: Pick<BulkActionRow, 'id' | 'turn'>,
  after?: Date,
): Promise<void> {
  await updateBulkAction(trx, actionId, { turn: turn + 1 });
  await jobs.send('run-bulk-action', { actionId, turn: turn + 1 }, trx, after);
}

async function runTurn(deps: RunDeps, turn: Turn, report: (error: unknown) => void): Promise<void> {
  const action = await findBulkAction(deps.db, turn.actionId);
  if (action?.state !== 'running' || action.turn !== turn.turn) return;
  const end = performance.now() + millisecondsPerTurn;
  let outcome: ItemOutcome = 'processed';
  for (let done = 0; outcome === 'processed' && done < recordsPerTurn; done += 1) {
    outcome = await processNextItem(deps, action, report);
    if (performance.now() > end) break;
  }
  await endTurn(deps, turn, outcome);
}

type ItemOutcome = 'processed' | 'none-left' | 'forbidden';

/**
 * Changes one record, and keeps that it is done, in one transaction. So a process that is killed
 * leaves the record as it was, and its status says so.
 */
async function processNextItem(
  { db, clock }: RunDeps,
  action: BulkActionRow,
  report: (error: unknown) => void,
): Promise<ItemOutcome> {
  let taken: BulkItemRow | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      taken = await lockNextItem(trx, action.id);
      if (!taken) return 'none-left';
      const person = await findPerson(trx, action.person_id);
      if (!person || !mayRun(person, action.kind)) return 'forbidden';
      const change = { subjectId: taken.subject_id, values: action.arguments, person };
      const problem = await tryChange(trx, action, { ...change, now: clock.now() });
      await markItem(trx, taken, problem);
      return 'processed';
    });
  } catch (error) {
    if (!taken || isDatabaseUnavailable(error)) throw error;
    // A fault of ours must not keep the other records from their turn.
    report(error);
    await markItem(db, taken, { code: 'internal-error', fields: null });
    return 'processed';
  }
}

/** Changes a record with its entry in the audit trail, or nothing. Returns why it was refused. */
async function tryChange(
  trx: Db,
  { id: bulkActionId, kind, reason }: BulkActionRow,
  change: Parameters<(typeof bulkKinds)['pay-invoices']['change']>[1],
) {
  const { operationId, change: perform } = bulkKinds[kind];
  await openSavepoint(trx);
  try {
    const details = await perform(trx, change);
    const { person, now } = change;
    await recordAudit(
      trx,
      { operationId, person, now, bulkActionId },
      { ...details, reason: details.reason || reason },
    );
    await releaseSavepoint(trx);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await rollbackToSavepoint(trx);
    return { code: error.code, fields: error.details.fields ?? null };
  }
}

async function endTurn(deps: RunDeps, turn: Turn, outcome: ItemOutcome): Promise<void> {
  const { db, clock } = deps;
  await db.transaction().execute(async (trx) => {
    const action = await lockBulkAction(trx, turn.actionId);
    if (action?.state !== 'running' || action.turn !== turn.turn) return;
    const isLeft = outcome !== 'none-left' || (await hasPendingItems(trx, action.id));
    if (outcome !== 'forbidden' && isLeft) {
      const after = new Date(clock.now().getTime() + waitForOthers);
      await queueNextTurn(deps, trx, action, outcome === 'none-left' ? after : undefined);
      return;
    }
    const type = outcome === 'forbidden' ? 'stop' : 'finish';
    const decision = decideBulkAction(action.state, { type });
    if (decision.kind === 'refused') throw new Problem(decision.code);
    await updateBulkAction(trx, action.id, { state: decision.state, finished_at: clock.now() });
  });
}
