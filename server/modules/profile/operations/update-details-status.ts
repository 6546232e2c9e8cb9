import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { BodyOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { recordDecision } from '#server/modules/review/index.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { decideOnProfile } from '../decide-on-profile.ts';
import { presentWorkApproval } from '../work-approval-presenter.ts';

type Body = BodyOf<'updateDetailsStatus'>;

export const updateDetailsStatus: Handler<'updateDetailsStatus'> = async (call) => {
  const staff = requirePerson(call, 'APPROVE_CREATOR');
  const { body } = call;
  requireOwnUserId(staff, body.userId);
  requireReasons(body);
  return withIdempotency(call, staff, async (trx, now, audit) => {
    const { decided, restore, details } = await decideOnProfile(trx, staff, body, now);
    audit(details);
    const undoable = await recordDecision(
      trx,
      {
        subject: { kind: 'profile', id: decided.id },
        moderatorId: staff.id,
        action: body.action,
        reasons: body.reasons ?? [],
        restore,
        now,
      },
      call.deps.config,
    );
    const approval = await presentWorkApproval(trx, decided);
    return { ...approval, ...(undoable && { decision: undoable }) };
  });
};

function requireReasons({ action, reasons, note }: Body): void {
  if (action === 'reject' && !reasons) throw invalidRequest({ reasons: 'required' });
  if (note && countGraphemes(note) > limits.noteMax) throw invalidRequest({ note: 'too-long' });
}
