import { useSelector } from '@xstate/react';
import { BellRing } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { useKeptFocus } from '#src/ui/layout/use-kept-focus.ts';
import { type PushActor, TurnOnButton, usePushNote } from './push-texts.tsx';

/** Offers push messages, once. It comes before the browser's own question. */
export function PushCard({ actor }: { actor: PushActor }) {
  const isShown = useSelector(actor, (current) => current.hasTag('card'));
  const isAnswered = useSelector(
    actor,
    (current) => current.matches('turnedOn') || current.matches('declined'),
  );
  const canDismiss = useSelector(actor, (current) => current.can({ type: 'prompt.dismissed' }));
  const note = usePushNote(actor);
  const { card, answer } = useKeptFocus({ isShown, isAnswered });
  if (!isShown) return null;
  return (
    <Card as="section" aria-labelledby="push-card" ref={card}>
      <Row gap="3" flexWrap="nowrap" alignItems="flex-start">
        <Box color="accent.text" flexShrink="0">
          <BellRing size="1.5rem" aria-hidden="true" />
        </Box>
        <Stack gap="2">
          <Heading as="h2" size="sm" id="push-card">
            <FormattedMessage
              id="notification-settings.card.title"
              defaultMessage="Hear about decisions right away"
            />
          </Heading>
          <Text hidden={isAnswered}>
            <FormattedMessage
              id="notification-settings.card.lead"
              defaultMessage="Get a notification on this device when a post is published or needs your attention. You can change this at any time in the notification settings."
            />
          </Text>
          <Text
            ref={answer}
            tabIndex={-1}
            role="status"
            fontWeight="semibold"
            css={{ '&:empty': { display: 'none' } }}
          >
            {note}
          </Text>
        </Stack>
      </Row>
      <Row gap="3">
        {!isAnswered && <TurnOnButton actor={actor} />}
        {canDismiss && (
          <Button
            kind="ghost"
            width={{ base: 'full', sm: 'auto' }}
            onClick={() => actor.send({ type: 'prompt.dismissed' })}
          >
            {isAnswered ? (
              <FormattedMessage
                id="notification-settings.card.close"
                defaultMessage="Close"
                description="Button"
              />
            ) : (
              <FormattedMessage
                id="notification-settings.card.later"
                defaultMessage="Not now"
                description="Button"
              />
            )}
          </Button>
        )}
      </Row>
    </Card>
  );
}
