import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { languageDirection, nativeLanguageName } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { cardSize } from '#domain/media/image-sizes.ts';
import { formatRules } from '#domain/post/post-formats.ts';
import { viewPostPath } from '#domain/post/post-paths.ts';
import {
  checkSection,
  type Finding,
  reviewChecks,
  type Severity,
} from '#domain/post/review-checks.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { PostStateBadge } from '#src/ui/data/post-state-badge.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { FieldTarget } from './field-navigation.ts';
import { findingAdvice, findingTitles } from './finding-messages.ts';
import { FixButton } from './fix-button.tsx';

type CardProps = {
  draft: Draft;
  finding: Finding;
  onNavigate: (spot: FieldTarget) => void;
};

/** One finding: why it matters, how it is fixed, and a way there. */
export function FindingCard({ draft, finding, onNavigate }: CardProps) {
  const { check, posts = [] } = finding;
  const { reason, severity } = reviewChecks[check];
  const values = messageValues(draft, finding);
  const nameId = useId();
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
        <NavigationButtons
          finding={finding}
          section={checkSection(check, draft.format)}
          nameId={nameId}
          onNavigate={onNavigate}
        />
      </Row>
    </Card>
  );
}

/** What the messages of a finding may mention. */
function messageValues({ format, content: { language } }: Draft, finding: Finding) {
  const { pictures = [], link, posts = [] } = finding;
  const { min, max } = formatRules[format].pictures ?? { min: 1, max: 1 };
  return {
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
}

type NavigationProps = Pick<CardProps, 'finding' | 'onNavigate'> & {
  section: ReturnType<typeof checkSection>;
  /** The element that names the finding. */
  nameId: string;
};

/** A button to each of several pictures, or one to the place of the finding. */
function NavigationButtons({ finding, section, nameId, onNavigate }: NavigationProps) {
  const { pictures = [], link } = finding;
  const button = (words?: ReactNode, picture?: string) => (
    <FixButton
      key={picture}
      problemId={nameId}
      onClick={() => onNavigate({ field: section, picture, link })}
    >
      {words}
    </FixButton>
  );
  if (pictures.length > 1)
    return pictures.map(({ id, number }) => button(<PictureNumber number={number} />, id));
  return button(undefined, pictures[0]?.id);
}

/** Opens in a new tab, so that the editor stays as it is. */
function OwnPosts({ posts }: { posts: NonNullable<Finding['posts']> }) {
  // Of a creator for whom an agency writes, as in the editor's address.
  const userId = useSearchParams()[0].get('userId') ?? undefined;
  if (posts.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {posts.map(({ postUID, title, state }) => (
        <Row as="li" key={postUID} gap="2">
          <RouterLink
            to={viewPostPath({ postUID }, { userId })}
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
