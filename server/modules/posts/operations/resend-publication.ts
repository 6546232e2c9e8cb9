import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { applyPostTransition } from '../actions/move-post.ts';
import { enqueueDelivery } from '../publishing/deliver.ts';
import { canResend, presentPublication } from '../publishing/publication-presenter.ts';
import { lockDeliveries } from '../repository/deliveries.ts';
import {
  findPublication,
  type PublicationRow,
  reopenDelivery,
} from '../repository/failed-publications.ts';
import { lockPostById } from '../repository/posts.ts';
import { loadAuthor } from '../rules/load-author.ts';

export const resendPublication: Handler<'resendPublication'> = async (call) => {
  const by = requirePerson(call, 'INTERNAL');
  const { body, deps } = call;
  return withIdempotency(call, by, async (trx, now, audit) => {
    const before = await requireResendable(trx, body.deliveryId, now);
    if (before.kind === 'publish' && before.state !== 'waiting')
      await publishAgain(trx, before.post_id, by, now);
    await reopenDelivery(trx, before, now);
    const { kind, post_id: postUID, revision } = before;
    await enqueueDelivery(deps, { kind, postUID, revision }, trx);
    const after = await requirePublication(trx, before.id);
    const shown = ({ state, failure }: PublicationRow) => ({
      deliveryId: before.id,
      state,
      failure,
    });
    audit({
      subject: { kind: 'post', id: postUID },
      before: shown(before),
      after: { ...shown(after), action: `resend ${kind}` },
    });
    return presentPublication(after, now);
  });
};

/** With the deliveries of the post and the post locked. */
async function requireResendable(trx: Db, id: string, now: Date): Promise<PublicationRow> {
  const { post_id: postId } = await requirePublication(trx, id);
  await lockDeliveries(trx, postId);
  await lockPostById(trx, postId);
  const row = await requirePublication(trx, id);
  if (!canResend(row, now)) throw new Problem('transition-not-allowed');
  return row;
}

async function requirePublication(trx: Db, id: string): Promise<PublicationRow> {
  const row = await findPublication(trx, id);
  if (!row) throw new Problem('not-found');
  return row;
}

/** Puts a post whose publication failed on its way again, as the review queue does. */
async function publishAgain(trx: Db, postId: string, by: Person, now: Date): Promise<void> {
  const row = await lockPostById(trx, postId);
  if (!row) throw new Problem('not-found');
  const person = await loadAuthor(trx, by, row);
  const { client_id: clientId, revision } = row;
  const input = { action: 'publish', postUID: postId, clientId, revision } as const;
  await applyPostTransition({ db: trx, person, by, input, now }, row);
}
