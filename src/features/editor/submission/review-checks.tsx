import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { reviewChecksMachine } from '#machines/flow/editor/review-checks.ts';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { type FieldTarget, focusField } from './field-navigation.ts';
import { FindingCard } from './finding-card.tsx';

type ChecksActor = ActorRefFrom<typeof reviewChecksMachine>;

/** The findings in a post that is about to be sent. */
export function ReviewChecks({ actor }: { actor: EditorActor }) {
  const checks = useSelector(
    actor,
    (current) => current.children.checks as ChecksActor | undefined,
  );
  return checks ? (
    <FindingList actor={checks} onNavigate={(spot) => focusField(actor, spot)} />
  ) : null;
}

type FindingsProps = { actor: ChecksActor; onNavigate: (spot: FieldTarget) => void };

/**
 * All findings, each with its reason, its fix and a link to it; or one line when there are none.
 */
export function FindingList({ actor, onNavigate }: FindingsProps) {
  const { draft, findings } = useSelector(actor, (current) => current.context);
  const isClear = useSelector(
    actor,
    (current) => current.matches({ findings: 'clear' }) && !current.hasTag('busy'),
  );
  return (
    <Stack as="section" gap="4" aria-labelledby="checks-heading">
      <Heading as="h2" id="checks-heading" size="sm">
        <FormattedMessage
          id="checks.heading"
          defaultMessage="Before you send"
          description="Heading over what was found in a post that is about to be sent for review"
        />
      </Heading>
      {isClear && (
        <Row gap="2" flexWrap="nowrap" alignItems="flex-start" color="ink.muted">
          <CircleCheck size="1.25em" aria-hidden="true" style={{ flexShrink: 0 }} />
          <Text size="sm">
            <FormattedMessage id="checks.clear" defaultMessage="No common problems found." />
          </Text>
        </Row>
      )}
      {findings.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none">
          {findings.map((finding) => (
            <li key={`${finding.check} ${finding.link ?? ''}`}>
              <FindingCard draft={draft} finding={finding} onNavigate={onNavigate} />
            </li>
          ))}
        </Stack>
      )}
      <DuplicateLookup actor={actor} />
      <FindingCount count={findings.length} />
    </Stack>
  );
}

/** Announces changes to screen readers, in a live region that exists before them. */
function FindingCount({ count }: { count: number }) {
  const [announced, setAnnounced] = useState<number | null>(null);
  useEffect(() => setAnnounced(count), [count]);
  return (
    <VisuallyHidden role="status">
      {announced !== null && (
        <FormattedMessage
          id="checks.count"
          defaultMessage="{count, plural, =0 {Nothing to fix} one {1 thing to fix} other {# things to fix}}"
          values={{ count: announced }}
        />
      )}
    </VisuallyHidden>
  );
}

/** How far the look through own posts is, where it has no answer yet. */
function DuplicateLookup({ actor }: Pick<FindingsProps, 'actor'>) {
  const lookup = useSelector(actor, (current) => current.value.lookup);
  switch (lookup) {
    case 'searching':
      return (
        <Row gap="2" color="ink.muted">
          <Spinner />
          <Text size="sm">
            <FormattedMessage id="checks.loading" defaultMessage="Checking for duplicates…" />
          </Text>
        </Row>
      );
    case 'unknown':
      return (
        <Row gap="3">
          <Text size="sm" muted>
            <FormattedMessage
              id="checks.unknown"
              defaultMessage="We couldn't check for duplicates. You can still send the post."
            />
          </Text>
          <Button
            kind="secondary"
            size="sm"
            onClick={() => actor.send({ type: 'retry.requested' })}
          >
            <FormattedMessage id="checks.retry" defaultMessage="Check again" />
          </Button>
        </Row>
      );
    default:
      return null;
  }
}
