import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Key } from '../shortcuts/shortcut-list.tsx';
import { useShortcut, useShortcutKeysShown } from '../shortcuts/use-shortcuts.tsx';
import type { QueueActor } from './queue-actor.ts';

/** To the item before and after, without a decision. */
export function ItemNavigation<Subject, Filters>({
  actor,
}: {
  actor: QueueActor<Subject, Filters>;
}) {
  const canGoBack = useSelector(actor, (current) => current.can({ type: 'previous.requested' }));
  const canGoOn = useSelector(actor, (current) => current.can({ type: 'next.requested' }));
  const hasKeys = useShortcutKeysShown();
  const previousKey = useShortcut('K');
  const nextKey = useShortcut('J');
  return (
    <Row gap="2">
      <Button
        kind="secondary"
        size="sm"
        disabled={!canGoBack}
        {...previousKey}
        onClick={() => actor.send({ type: 'previous.requested' })}
      >
        <FormattedMessage id="staff.queue.previous" defaultMessage="Previous" />
        {hasKeys && (
          <Key hint aria-hidden="true">
            K
          </Key>
        )}
      </Button>
      <Button
        kind="secondary"
        size="sm"
        disabled={!canGoOn}
        {...nextKey}
        onClick={() => actor.send({ type: 'next.requested' })}
      >
        <FormattedMessage id="staff.decided.next" defaultMessage="Next" />
        {hasKeys && (
          <Key hint aria-hidden="true">
            J
          </Key>
        )}
      </Button>
    </Row>
  );
}
