import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { languageDirection, nativeLanguageName } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { cardSize } from '#domain/media/image-sizes.ts';
import { formatRules } from '#domain/post/post-formats.ts';
import {
  checkSection,
  type Finding,
  reviewChecks,
  type Severity,
} from '#domain/post/review-checks.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import type { reviewChecksMachine } from '#machines/flow/editor/review-checks.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { PostStateBadge } from '#src/ui/data/post-state-badge.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { type FieldTarget, focusField } from './field-navigation.ts';
import { findingAdvice, findingTitles } from './finding-messages.ts';

type ChecksActor = ActorRefFrom<typeof reviewChecksMachine>;

/** What was found in the post that is about to be sent. */
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
 * Everything that was found, each with why it matters, how it is mended, and a way there; or one
 * quiet line.
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

/**
 * Said to screen readers when it becomes another: into a place that was there before, or they say
 * nothing.
 */
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

type CardProps = Pick<FindingsProps, 'onNavigate'> & { draft: Draft; finding: Finding };

function FindingCard({ draft: { format, content }, finding, onNavigate }: CardProps) {
  const { check, pictures = [], link, posts = [] } = finding;
  const { reason, severity } = reviewChecks[check];
  const { language } = content;
  const { min, max } = formatRules[format].pictures ?? { min: 1, max: 1 };
  const values = {
    ...limits,
    ...cardSize,
    min,
    max,
    count: pictures.length,
    posts: posts.length,
    language: language && (
      <bdi lang={language} dir={languageDirection(language)}>
        {nativeLanguageName(language)}
      </bdi>
    ),
    link: <bdi dir="ltr">{link}</bdi>,
  };
  const place = checkSection(check, format);
  const nameId = useId();
  const navigationButton = (words: ReactNode, picture?: string) => (
    <Button
      key={picture}
      kind="secondary"
      size="sm"
      aria-describedby={nameId}
      onClick={() => onNavigate({ field: place, picture, link })}
    >
      {words}
    </Button>
  );
  return (
    <Card padding="4" gap="2">
      <SeverityBadge severity={severity} />
      <Text id={nameId} fontWeight="semibold" overflowWrap="anywhere">
        <FormattedMessage {...findingTitles[check]} values={values} />
      </Text>
      <Text size="sm">
        <FormattedMessage {...findingAdvice[check]} values={values} />
      </Text>
      <OwnPosts posts={posts} />
      {severity === 'likely' && (
        <Text size="sm" muted>
          <FormattedMessage
            id="checks.reason"
            defaultMessage="Common reason for rejection: {reason}"
            description="reason is one of the reasons of a refusal, such as: Links are missing"
            values={{ reason: <RejectionReasonMessage reason={reason} /> }}
          />
        </Text>
      )}
      <Row gap="2">
        {pictures.length > 1
          ? pictures.map(({ id, number }) =>
              navigationButton(<PictureNumber number={number} />, id),
            )
          : navigationButton(
              <FormattedMessage
                id="checks.go"
                defaultMessage="Fix this"
                description="Button: leads to what is to be mended"
              />,
              pictures[0]?.id,
            )}
      </Row>
    </Card>
  );
}

/** Opened beside: what is being written stays where it is. */
function OwnPosts({ posts }: { posts: NonNullable<Finding['posts']> }) {
  if (posts.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {posts.map(({ postUID, title, state }) => (
        <Row as="li" key={postUID} gap="2">
          <RouterLink
            to={`/app/post/view?postUID=${postUID}`}
            target="_blank"
            display="inline-flex"
            alignItems="center"
            minHeight="target"
            overflowWrap="anywhere"
          >
            <bdi>{title}</bdi>
          </RouterLink>
          <PostStateBadge state={state} />
        </Row>
      ))}
    </Stack>
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

const PictureNumber = ({ number }: { number: number }) => (
  <FormattedMessage
    id="editor.gallery.place"
    defaultMessage="Photo {place}"
    values={{ place: number }}
  />
);

function SeverityBadge({ severity }: { severity: Severity }) {
  return severity === 'refused' ? (
    <StatusBadge tone="danger">
      <FormattedMessage
        id="checks.refused"
        defaultMessage="Fix before sending"
        description="Badge on what keeps a post from being sent"
      />
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning">
      <FormattedMessage
        id="checks.likely"
        defaultMessage="May be rejected"
        description="Badge on what moderators often refuse; it can be sent so"
      />
    </StatusBadge>
  );
}
