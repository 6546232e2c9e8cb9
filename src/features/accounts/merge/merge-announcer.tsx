import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { MergeActor } from './merge-actor.ts';

/**
 * Says to screen readers that a clock runs, when it begins and when it is about to end; not every
 * second (WCAG 2.2.1, 4.1.3).
 */
export function MergeAnnouncer({ actor }: { actor: MergeActor }) {
  const phase = useSelector(actor, (current) => {
    if (current.matches({ open: { clock: 'ending' } })) return 'ending';
    return current.matches({ open: { clock: 'running' } }) ? 'running' : 'none';
  });
  const canExtend = useSelector(actor, (current) => current.can({ type: 'extension.requested' }));
  return (
    <VisuallyHidden role="status">
      {phase === 'running' && (
        <FormattedMessage
          id="accounts.clock.started"
          defaultMessage="You have {seconds, plural, one {# second} other {# seconds}} to choose. You can ask for more time."
          description="Read out by screen readers when the clock begins"
          values={{ seconds: limits.mergeSeconds }}
        />
      )}
      {phase === 'ending' && (
        <FormattedMessage
          id="accounts.clock.ending"
          defaultMessage="Less than {seconds, plural, one {# second} other {# seconds}} left. {canExtend, select, true {Press “More time” if you need it.} other {You can't add more time.}}"
          description="Read out by screen readers when the clock is about to end. “More time” is accounts.clock.more"
          values={{ seconds: limits.mergeWarnSeconds, canExtend: String(canExtend) }}
        />
      )}
    </VisuallyHidden>
  );
}
