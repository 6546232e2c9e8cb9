import { FormattedMessage } from 'react-intl';
import {
  isSubjectiveReason,
  type RejectionReason,
  rejectionReasonsFor,
} from '#domain/post/rejection-reasons.ts';
import type { Post, ReviewContext } from './live-machines.ts';
import type { ReasonChoice } from './rejection-form.tsx';

/** Reasons that are all treated alike. */
export const reasonsInOneGroup = <Reason extends string>(
  reasons: readonly Reason[],
): ReasonChoice<Reason> => ({
  groups: [
    {
      id: 'all',
      title: <FormattedMessage id="staff.refuse.reasons" defaultMessage="Reasons" />,
      reasons,
    },
  ],
});

type Known = Pick<ReviewContext, 'firstOpinion' | 'suggestedReasons' | 'frequentReasons'> | null;

/**
 * The reasons for a post of this format: those that decide, and those that are a matter of
 * judgement. Suggested ones come first, then those given most often.
 */
export function postReasons(
  { format }: Pick<Post, 'format'>,
  known: Known,
): ReasonChoice<RejectionReason> {
  const suggested = known?.suggestedReasons ?? [];
  const order = [...new Set([...suggested, ...(known?.frequentReasons ?? [])])];
  const applicable = rejectionReasonsFor(format);
  const sorted = [
    ...order.filter((reason) => applicable.includes(reason)),
    ...applicable.filter((reason) => !order.includes(reason)),
  ];
  const isSubjective = (reason: RejectionReason) => isSubjectiveReason(reason, format);
  const first = known?.firstOpinion;
  return {
    groups: [
      {
        id: 'clear',
        title: (
          <FormattedMessage
            id="staff.refuse.clear"
            defaultMessage="Clear reasons"
            description="Reasons for rejection that need no explanation"
          />
        ),
        reasons: sorted.filter((reason) => !isSubjective(reason)),
      },
      {
        id: 'subjective',
        title: (
          <FormattedMessage
            id="staff.refuse.subjective"
            defaultMessage="Matters of judgement"
            description="Reasons for rejection that need a note or a second opinion"
          />
        ),
        hint: (
          <FormattedMessage
            id="staff.refuse.subjective-hint"
            defaultMessage="These need a note to the creator, or a second opinion."
          />
        ),
        reasons: sorted.filter(isSubjective),
      },
    ],
    suggested,
    chosen: first && !first.isMine ? first.reasons : [],
    needsNote: (reason) => !first && isSubjective(reason),
  };
}
