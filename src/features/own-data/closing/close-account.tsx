import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { CloseAccountForm } from './close-account-form.tsx';
import { ClosedDialog } from './closed-dialog.tsx';
import type { CloseAccountActor } from './closing-actors.ts';

type Props = { actor: CloseAccountActor; isPaid?: boolean };

/** Closing the account: what it means, the confirmation, and its result. */
export function CloseAccount({ actor, isPaid = true }: Props) {
  const isExplained = useSelector(actor, (current) => current.hasTag('explanation'));
  const opener = useReturningFocus(isExplained);
  return (
    <Card as="section" aria-labelledby="close-account">
      <Heading as="h2" size="sm" id="close-account">
        <FormattedMessage
          id="closing.title"
          defaultMessage="Close your account"
          description="Heading of a part of the profile page"
        />
      </Heading>
      <Text size="sm" muted>
        <FormattedMessage
          id="closing.lead"
          defaultMessage="Your profile and posts are hidden at once and deleted after {days} days. Until then you can come back."
          values={{ days: limits.closingDays }}
        />
      </Text>
      {isExplained ? (
        <CloseAccountForm actor={actor} isPaid={isPaid} />
      ) : (
        <Row>
          <Button
            ref={opener}
            kind="danger"
            width={{ base: 'full', sm: 'auto' }}
            onClick={() => actor.send({ type: 'closing.requested' })}
          >
            <FormattedMessage
              id="closing.open"
              defaultMessage="Close account…"
              description="Button: explains what closing the account means"
            />
          </Button>
        </Row>
      )}
      <ClosedDialog actor={actor} />
    </Card>
  );
}

/** For the button that opens something: it gets the focus back afterwards. */
function useReturningFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
