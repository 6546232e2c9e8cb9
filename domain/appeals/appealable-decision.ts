import type { RestrictionKind } from '../post/post-states.ts';

type Decision = { decisionId?: string | undefined };
type Decided = {
  rejection: Decision | null;
  restriction: (Decision & { kind: RestrictionKind }) | null;
};

/**
 * The decision of staff against a post that its creator can appeal: the rejection before others.
 */
export function appealableDecision({ rejection, restriction }: Decided): Decision | undefined {
  if (rejection) return rejection;
  return restriction && restriction.kind !== 'SENSITIVE' ? restriction : undefined;
}
