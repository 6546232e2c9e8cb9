import { atMost, findBrokenRule, required } from '#domain/forms/validation-rules.ts';
import { cleanName } from '#domain/language/clean-name.ts';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { lockPeople } from '#server/modules/people/index.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { listSavedViews, upsertSavedView } from '../repository/saved-views.ts';
import { presentSavedView } from '../saved-view-presenter.ts';
import { requireStaffMember } from '../staff-member.ts';

export const saveView: Handler<'saveView'> = async (call) => {
  const { id: personId } = requireStaffMember(call);
  const { db, clock } = call.deps;
  const { list, query, columns } = call.body;
  const name = cleanName(call.body.name);
  requireRules({ name: findBrokenRule(name, [required, atMost(limits.viewNameMax)]) });
  const owner = { personId, list };
  return db.transaction().execute(async (trx) => {
    // Of two tabs that save at once, the second counts the view of the first.
    await lockPeople(trx, [personId]);
    const saved = await upsertSavedView(trx, owner, { name, query, columns }, clock.now());
    const views = await listSavedViews(trx, owner);
    if (views.length > limits.viewsMax) throw invalidRequest({ list: 'too-many' });
    return presentSavedView(saved);
  });
};
