import type { RecordedDecision } from '#machines/flow/review/decision-undo.ts';
import type { Verdict } from '#machines/kit/decision.ts';
import type { Post, WorkApproval } from './live-machines.ts';

type DecidingVerdict = Exclude<Verdict<string>, { kind: 'moderation' }>;

const verdicts = {
  approve: 'accepted',
  reject: 'rejected',
  'second-opinion': 'second-opinion',
} as const satisfies Record<DecidingVerdict['kind'], RecordedDecision['verdict']>;

/** A decision on a post, as the notice about it shows it. */
export const postDecision = (
  { title, decision }: Post,
  { kind }: { kind: DecidingVerdict['kind'] },
): RecordedDecision => ({ verdict: verdicts[kind], name: title, undo: decision ?? null });

/** The same of a profile. */
export const profileDecision = (
  { profile, decision }: WorkApproval,
  { kind }: { kind: DecidingVerdict['kind'] },
): RecordedDecision => ({
  verdict: verdicts[kind],
  name: profile.name ?? profile.handle ?? '',
  undo: decision ?? null,
});
