import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import { editPostPath, viewPostPath } from '#domain/post/post-paths.ts';
import type { DeviceDraft } from '#src/device/draft-list.ts';
import { PostDeliveryStatus } from '#src/features/outbox/index.ts';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { DraftActions } from '../drafts/device-drafts.tsx';
import type { DraftsActor } from '../drafts/drafts-actor.ts';
import { CardMenu, type MenuProps } from './card-menu.tsx';
import { CardMetadata } from './card-metadata.tsx';
import { CardStats } from './card-stats.tsx';
import { visibleWithOpenMenu } from './card-styles.ts';
import { ModerationNotes } from './moderation-notes.tsx';
import { PublicationNote } from './publication-note.tsx';

type PostCardProps = MenuProps & {
  /** The unsaved changes on this device. */
  draft?: DeviceDraft | undefined;
  drafts: DraftsActor;
  /** The chosen action is running. */
  isBusy: boolean;
};

/** One post on the dashboard: content, status and figures. Rerendered only when it changes. */
export const PostCard = memo(function PostCard({
  post,
  draft,
  onSelect,
  drafts,
  isBusy,
}: PostCardProps) {
  const canEdit = post.actions.includes('save');
  return (
    // A list of ten thousand stays smooth because the browser leaves out what is far away.
    <Card
      as="article"
      aria-busy={isBusy || undefined}
      contentVisibility="auto"
      containIntrinsicSize="auto 15rem"
      css={visibleWithOpenMenu}
    >
      <Row alignItems="start" gap="4">
        {post.cover && (
          <Box width={{ base: '5.5rem', sm: '10rem' }} flexShrink="0">
            <Picture url={post.cover.url} alt={post.cover.alt} borderRadius="md" />
          </Box>
        )}
        <Stack gap="2" flex="1 1 9rem">
          <Heading
            as="h2"
            size="sm"
            lang={post.language ?? undefined}
            dir={languageDirection(post.language)}
          >
            <TitleLink to={canEdit ? editPostPath(post) : viewPostPath(post)}>
              {post.title || <Untitled />}
            </TitleLink>
          </Heading>
          <CardMetadata post={post} />
          <PublicationNote post={post} />
        </Stack>
      </Row>
      <Row justifyContent="space-between" alignItems="end" flexWrap="nowrap">
        {/* What readers have never seen has no numbers. */}
        <Box>{(post.stats || post.publishedAt) && <CardStats stats={post.stats} />}</Box>
        <CardMenu post={post} onSelect={onSelect} />
      </Row>
      {isBusy && (
        <Row role="status" gap="2" color="ink.muted" fontSize="sm">
          <Spinner />
          <FormattedMessage id="posts.card.busy" defaultMessage="Please wait…" />
        </Row>
      )}
      {draft ? (
        <UnsavedChanges
          draft={draft}
          onRemove={() => drafts.send({ type: 'removal.chosen', draft })}
        />
      ) : (
        <PostDeliveryStatus clientId={post.clientId} />
      )}
      <ModerationNotes post={post} editPath={canEdit ? editPostPath(post) : undefined} />
    </Card>
  );
});

/** Says that the card shows the server's copy, and that this device has a newer one. */
function UnsavedChanges({ draft, onRemove }: { draft: DeviceDraft; onRemove: () => void }) {
  return (
    <Banner tone="info" actions={<DraftActions draft={draft} onRemove={onRemove} />}>
      <FormattedMessage
        id="posts.device.newer"
        defaultMessage="You edited this on this device {time}. Your changes aren't saved yet."
        description="time is relative: 5 minutes ago"
        values={{
          time: <RelativeTime time={new Date(draft.updatedAt).toISOString()} now={Date.now()} />,
        }}
      />
      <PostDeliveryStatus clientId={draft.clientId} />
    </Banner>
  );
}

function Untitled() {
  return <FormattedMessage id="posts.card.untitled" defaultMessage="Untitled" />;
}
