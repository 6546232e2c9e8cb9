import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { normaliseHashtag } from '#domain/post/hashtag.ts';
import { recordAudit } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { requireUnchanged } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { omitUndefined } from '#server/platform/database/omit-undefined.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { presentHashtag } from '../presenter.ts';
import { writeHashtag } from '../write-hashtag.ts';

/** Sets what it says, so that a repeated call changes nothing and needs no key. */
export const saveHashtag: Handler<'saveHashtag'> = async (call) => {
  const { body, deps } = call;
  const staff = requirePerson(call, 'INTERNAL');
  requireOwnUserId(staff, body.userId);
  const title = normaliseHashtag(body.title);
  if (title === '') throw invalidRequest({ title: 'malformed' });
  if (countGraphemes(title) > limits.hashtagMax) throw invalidRequest({ title: 'too-long' });
  const flags = omitUndefined({ is_hidden: body.isHidden, is_dh_tag: body.isDhTag });
  const now = deps.clock.now();
  const savedHashtag = await deps.db.transaction().execute(async (trx) => {
    const { hashtag, details } = await writeHashtag(trx, { title, ...flags }, now);
    await recordAudit(trx, { operationId: call.operationId, person: staff, now }, details);
    await requireUnchanged(trx, staff);
    return hashtag;
  });
  return { id: savedHashtag.id, ...presentHashtag(savedHashtag) };
};
