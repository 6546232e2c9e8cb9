import { useSelector } from '@xstate/react';
import { Timer } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { secondsLeft } from '#machines/flow/accounts/merge-plan.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { MergeActor } from './merge-actor.ts';

/** The remaining time to choose, always visible, with a way to extend it. */
export function MergeCountdown({ actor }: { actor: MergeActor }) {
  const left = useSelector(actor, (current) => secondsLeft(current.context));
  const isEnding = useSelector(actor, (current) => current.matches({ open: { clock: 'ending' } }));
  const failure = useSelector(actor, (current) =>
    current.matches({ open: { form: 'extensionFailed' } }) ? current.context.failure : null,
  );
  return (
    <Box
      position="sticky"
      // Below the portal's bar. With very large letters neither is sticky.
      insetBlockStart="4.75rem"
      css={{ '@media (max-width: 18em)': { position: 'static' } }}
      zIndex="1"
      overflow="hidden"
      borderRadius="lg"
      borderWidth="1px"
      borderColor={isEnding ? 'warning' : 'line'}
      bg={isEnding ? 'warning.soft' : 'surface.raised'}
      boxShadow="raised"
    >
      <Row justifyContent="space-between" gap="2" paddingInline="4" paddingBlock="2">
        <Row gap="2" flexWrap="nowrap">
          <Box as="span" display="flex" color={isEnding ? 'warning' : 'ink.muted'}>
            <Timer size="1.4em" aria-hidden="true" />
          </Box>
          <Text
            role="timer"
            aria-live="off"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
          >
            <FormattedMessage
              id="accounts.clock.left"
              defaultMessage="{seconds, plural, one {# second left} other {# seconds left}}"
              description="The time there is still to choose an account"
              values={{ seconds: left }}
            />
          </Text>
        </Row>
        <MoreTime actor={actor} />
      </Row>
      {failure && (
        <Stack paddingInline="4" paddingBlockEnd="3" role="alert">
          <ErrorLine>
            <FailureMessage failure={failure} />
          </ErrorLine>
        </Stack>
      )}
      <Box aria-hidden="true" height="1" bg="line">
        <Box
          height="full"
          bg={isEnding ? 'warning' : 'accent'}
          transition="inline-size 1s linear"
          _motionReduce={{ transition: 'none' }}
          style={{ inlineSize: `${(left / limits.mergeSeconds) * 100}%` }}
        />
      </Box>
    </Box>
  );
}

function MoreTime({ actor }: { actor: MergeActor }) {
  const isAsking = useSelector(actor, (current) =>
    current.matches({ open: { form: 'extending' } }),
  );
  const left = useSelector(actor, (current) => current.context.choice?.extensionsLeft ?? 0);
  const isOpen = useSelector(actor, (current) => current.matches('open'));
  if (left === 0 && !isAsking) {
    return (
      <Text size="sm" muted>
        <FormattedMessage
          id="accounts.clock.last"
          defaultMessage="No more time available"
          description="In place of the button “More time”, when it was used as often as possible"
        />
      </Text>
    );
  }
  return (
    <Button
      kind="secondary"
      size="sm"
      busy={isAsking}
      disabled={!isOpen}
      onClick={() => actor.send({ type: 'extension.requested' })}
    >
      <FormattedMessage id="accounts.clock.more" defaultMessage="More time" description="Button" />
    </Button>
  );
}
