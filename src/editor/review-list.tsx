import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { cardSize } from '#domain/image-sizes.ts';
import { dirOf, nativeNameOf } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { formatRules } from '#domain/post-formats.ts';
import { type Finding, placeOfCheck, reviewChecks, type Severity } from '#domain/review-checks.ts';
import type { Draft } from '#machines/flow/post-draft.ts';
import type { reviewChecksMachine } from '#machines/flow/review-checks.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { RouterLink } from '#src/ui/router-link.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { StateLabel } from '#src/ui/state-label.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { Heading, Text, VisuallyHidden } from '#src/ui/text.tsx';
import type { EditorActor } from './editor-actor.ts';
import { findingAdvice, findingNames } from './finding-words.ts';
import { goToPlace, type Spot } from './go-to-place.ts';

type ChecksActor = ActorRefFrom<typeof reviewChecksMachine>;

/** What was found in the post that is about to be sent. */
export function ReviewList({ actor }: { actor: EditorActor }) {
  const checks = useSelector(actor, (current) => current.children.checks as ChecksActor | undefined);
  return checks ? <Findings actor={checks} onGo={(spot) => goToPlace(actor, spot)} /> : null;
}

type FindingsProps = { actor: ChecksActor; onGo: (spot: Spot) => void };

/** Everything that was found, each with why it matters, how it is mended, and a way there; or one quiet line. */
export function Findings({ actor, onGo }: FindingsProps) {
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
            <FormattedMessage
              id="checks.clear"
              defaultMessage="Nothing was found that moderators often refuse."
            />
          </Text>
        </Row>
      )}
      {findings.length > 0 && (
        <Stack as="ul" gap="3" listStyleType="none">
          {findings.map((finding) => (
            <li key={`${finding.check} ${finding.link ?? ''}`}>
              <FindingCard draft={draft} finding={finding} onGo={onGo} />
            </li>
          ))}
        </Stack>
      )}
      <Lookup actor={actor} />
      <Count count={findings.length} />
    </Stack>
  );
}

/** Said to screen readers when it becomes another: into a place that was there before, or they say nothing. */
function Count({ count }: { count: number }) {
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => setSaid(count), [count]);
  return (
    <VisuallyHidden role="status">
      {said !== null && (
        <FormattedMessage
          id="checks.count"
          defaultMessage="{count, plural, =0 {Nothing to mend was found.} one {One thing to mend was found.} other {# things to mend were found.}}"
          values={{ count: said }}
        />
      )}
    </VisuallyHidden>
  );
}

type CardProps = Pick<FindingsProps, 'onGo'> & { draft: Draft; finding: Finding };

function FindingCard({ draft: { format, content }, finding, onGo }: CardProps) {
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
      <bdi lang={language} dir={dirOf(language)}>
        {nativeNameOf(language)}
      </bdi>
    ),
    link: <bdi dir="ltr">{link}</bdi>,
  };
  const place = placeOfCheck(check, format);
  const nameId = useId();
  const wayTo = (words: ReactNode, picture?: string) => (
    <Button
      key={picture}
      kind="secondary"
      size="sm"
      aria-describedby={nameId}
      onClick={() => onGo({ place, picture, link })}
    >
      {words}
    </Button>
  );
  return (
    <Card padding="4" gap="2">
      <SeverityBadge severity={severity} />
      <Text id={nameId} fontWeight="semibold" overflowWrap="anywhere">
        <FormattedMessage {...findingNames[check]} values={values} />
      </Text>
      <Text size="sm">
        <FormattedMessage {...findingAdvice[check]} values={values} />
      </Text>
      <OwnPosts posts={posts} />
      {severity === 'likely' && (
        <Text size="sm" muted>
          <FormattedMessage
            id="checks.reason"
            defaultMessage="Why moderators refuse such posts: {reason}"
            description="reason is one of the reasons of a refusal, such as: Links are missing"
            values={{ reason: <RejectionReasonMessage reason={reason} /> }}
          />
        </Text>
      )}
      <Row gap="2">
        {pictures.length > 1
          ? pictures.map(({ id, number }) => wayTo(<PictureNumber number={number} />, id))
          : wayTo(
              <FormattedMessage
                id="checks.go"
                defaultMessage="Go there"
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
          <StateLabel state={state} />
        </Row>
      ))}
    </Stack>
  );
}

/** How far the look through own posts is, where it has no answer yet. */
function Lookup({ actor }: Pick<FindingsProps, 'actor'>) {
  const lookup = useSelector(actor, (current) => current.value.lookup);
  switch (lookup) {
    case 'asking':
      return (
        <Row gap="2" color="ink.muted">
          <Spinner />
          <Text size="sm">
            <FormattedMessage
              id="checks.asking"
              defaultMessage="Looking whether a post of yours says the same…"
            />
          </Text>
        </Row>
      );
    case 'unknown':
      return (
        <Row gap="3">
          <Text size="sm" muted>
            <FormattedMessage
              id="checks.unknown"
              defaultMessage="Whether a post of yours says the same could not be looked up. You can send it all the same."
            />
          </Text>
          <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
            <FormattedMessage id="checks.retry" defaultMessage="Look again" />
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
    defaultMessage="Photograph {place}"
    values={{ place: number }}
  />
);

function SeverityBadge({ severity }: { severity: Severity }) {
  return severity === 'refused' ? (
    <StatusBadge tone="danger">
      <FormattedMessage
        id="checks.refused"
        defaultMessage="Mend it to send"
        description="Badge on what keeps a post from being sent"
      />
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning">
      <FormattedMessage
        id="checks.likely"
        defaultMessage="May be refused"
        description="Badge on what moderators often refuse; it can be sent so"
      />
    </StatusBadge>
  );
}
