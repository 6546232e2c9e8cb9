import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import type { CloseAccountActor } from './closing-actors.ts';

/** The end of the session, by closing the account or after a request that may have done so. */
export function ClosedDialog({ actor }: { actor: CloseAccountActor }) {
  const isOpen = useSelector(actor, (current) => current.hasTag('ended'));
  const isClosed = useSelector(actor, (current) => current.matches('closed'));
  const leave = () => actor.send({ type: 'end.confirmed' });
  if (!isOpen) return null;
  return (
    <Dialog
      open
      onClose={leave}
      title={
        isClosed ? (
          <FormattedMessage id="closing.done" defaultMessage="Your account is closed" />
        ) : (
          <FormattedMessage id="closing.signed-out" defaultMessage="You're signed out" />
        )
      }
      footer={
        <Row width="full">
          <Button width={{ base: 'full', sm: 'auto' }} onClick={leave}>
            <FormattedMessage id="closing.leave" defaultMessage="OK" description="Button" />
          </Button>
        </Row>
      }
    >
      <Text>
        {isClosed ? (
          <FormattedMessage
            id="closing.done.text"
            defaultMessage="Changed your mind? Sign in within {days} days to open it again."
            values={{ days: limits.closingDays }}
          />
        ) : (
          <FormattedMessage
            id="closing.signed-out.text"
            defaultMessage="Your account may be closed already. Sign in to see."
          />
        )}
      </Text>
    </Dialog>
  );
}
