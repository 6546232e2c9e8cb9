import { useState } from 'react';
import {
  appealCard,
  appealDetails,
  appealOfOwnDecision,
  blockAppealDetails,
  blockOverturnedDetails,
  overturnedDetails,
  upheldDetails,
} from '#contract/examples/posts/appeals.ts';
import { anitasClaim, ownClaim } from '#contract/examples/posts/review.ts';
import { Failure } from '#domain/contract/failure.ts';
import { reviewClaimMachine } from '#machines/flow/review/review-claim.ts';
import {
  type AppealDetails,
  appealDecisionMachine,
} from '#src/features/admin/appeals/appeal-machines.ts';
import { AppealScreen } from '#src/features/admin/appeals/appeal-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Appeal' };

type Drawn = Parameters<typeof drawState<typeof appealDecisionMachine>>[1];

type Situation = { value: Drawn['value']; failure?: Failure; subject?: AppealDetails | null };

function Appeal({ drawn, isOthers }: { drawn: Situation; isOthers: boolean }) {
  const { value, failure = null, subject = appealDetails() } = drawn;
  const [actor] = useState(() =>
    drawState(appealDecisionMachine, {
      value,
      context: { id: 'a', subject, request: null, failure },
    }),
  );
  const [claim] = useState(() =>
    drawState(reviewClaimMachine, {
      value: isOthers ? { heldByOther: 'waiting' } : { held: 'waiting' },
      context: { postUID: 'a', claim: isOthers ? anitasClaim : ownClaim, failure: null },
    }),
  );
  const isOpen = subject?.appeal.state === 'open' && !subject.appeal.isOwnDecision;
  return <AppealScreen actor={actor} {...(isOpen && { claim })} />;
}

const story = (drawn: Situation, isOthers = false) => ({
  render: () => <Appeal drawn={drawn} isOthers={isOthers} />,
});
const lost = new Failure({ code: 'network', status: 0 });
const form = (value: 'editing' | 'refused' | 'failed') => ({ value: { form: value } }) as const;

export const Loading = story({ value: 'loading', subject: null });
export const LoadFailed = story({ value: 'loadFailed', subject: null, failure: lost });
export const Open = story(form('editing'));
export const EditedSince = story({
  ...form('editing'),
  subject: appealDetails({ isEdited: true }),
});
export const VersionNotStored = story({
  ...form('editing'),
  subject: appealDetails({ isEdited: true, isDecidedVersion: false }),
});
export const AtColleague = story(form('editing'), true);
export const Refused = story({
  ...form('refused'),
  failure: new Failure({
    code: 'invalid-request',
    fields: { outcome: 'required', answer: 'required' },
  }),
});
export const NotSent = story({ ...form('failed'), failure: lost });
export const Sending = story({ value: 'saving' });
export const DecidedElsewhere = story({
  value: 'conflict',
  failure: new Failure({ code: 'transition-not-allowed', status: 409 }),
});
export const OwnDecision = story({
  value: 'viewing',
  subject: appealDetails({ appeal: appealOfOwnDecision }),
});
export const Upheld = story({ value: 'saved', subject: upheldDetails });
export const Overturned = story({ value: 'viewing', subject: overturnedDetails });
export const OverturnedAndScheduled = story({
  value: 'viewing',
  subject: { ...overturnedDetails, result: 'scheduled' },
});
export const Withdrawn = story({
  value: 'viewing',
  subject: appealDetails({ appeal: appealCard({ state: 'withdrawn' }) }),
});
export const BlockedAccount = story({ ...form('editing'), subject: blockAppealDetails });
export const UnblockedAccount = story({ value: 'viewing', subject: blockOverturnedDetails });
