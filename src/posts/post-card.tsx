import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { dirOf } from '#domain/languages.ts';
import type { DeviceDraft } from '#src/drafts/index.ts';
import { StandingLine } from '#src/outbox/index.ts';
import { RelativeTime } from '#src/ui/amounts.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Card } from '#src/ui/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { TitleLink } from '#src/ui/router-link.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Heading } from '#src/ui/text.tsx';
import { editAddress, viewAddress } from './card-addresses.ts';
import { CardFacts } from './card-facts.tsx';
import { shownWithMenu } from './card-frame.ts';
import { CardMenu, type MenuProps } from './card-menu.tsx';
import { CardStats } from './card-stats.tsx';
import { DecisionNotes } from './decision-notes.tsx';
import { DraftActions, type DraftsActor } from './device-drafts.tsx';
import { LiveNote } from './live-note.tsx';

type PostCardProps = MenuProps & {
  /** What this device has of it that is not saved yet. */
  draft?: DeviceDraft | undefined;
  drafts: DraftsActor;
  /** What was chosen in its menu is on its way. */
  isBusy: boolean;
};

/** One post on the dashboard: what it is, where it stands, and what it earned in attention. Drawn again only when it is another. */
export const PostCard = memo(function PostCard({ post, draft, onChoice, drafts, isBusy }: PostCardProps) {
  const canEdit = post.actions.includes('save');
  return (
    // A list of ten thousand stays smooth because the browser leaves out what is far away.
    <Card
      as="article"
      aria-busy={isBusy || undefined}
      contentVisibility="auto"
      containIntrinsicSize="auto 15rem"
      css={shownWithMenu}
    >
      <Row alignItems="start" gap="4">
        {post.cover && (
          <Box width={{ base: '5.5rem', sm: '10rem' }} flexShrink="0">
            <Picture url={post.cover.url} alt={post.cover.alt} borderRadius="md" />
          </Box>
        )}
        <Stack gap="2" flex="1 1 9rem">
          <Heading as="h2" size="sm" lang={post.language ?? undefined} dir={dirOf(post.language)}>
            <TitleLink to={canEdit ? editAddress(post) : viewAddress(post)}>
              {post.title || <Untitled />}
            </TitleLink>
          </Heading>
          <CardFacts post={post} />
          <LiveNote post={post} />
        </Stack>
      </Row>
      <Row justifyContent="space-between" alignItems="end" flexWrap="nowrap">
        <CardStats stats={post.stats} />
        <CardMenu post={post} onChoice={onChoice} />
      </Row>
      {isBusy && (
        <Row role="status" gap="2" color="ink.muted" fontSize="sm">
          <Spinner />
          <FormattedMessage id="posts.card.busy" defaultMessage="One moment…" />
        </Row>
      )}
      {draft ? (
        <UnsavedChanges draft={draft} onRemove={() => drafts.send({ type: 'removal.chosen', draft })} />
      ) : (
        <StandingLine clientId={post.clientId} />
      )}
      <DecisionNotes post={post} mend={canEdit ? editAddress(post) : undefined} />
    </Card>
  );
});

/** Says that the card shows the server's copy, and that this device has a newer one. */
function UnsavedChanges({ draft, onRemove }: { draft: DeviceDraft; onRemove: () => void }) {
  return (
    <Banner tone="info" actions={<DraftActions draft={draft} onRemove={onRemove} />}>
      <FormattedMessage
        id="posts.device.newer"
        defaultMessage="You changed this on this phone {time}. The changes are not saved yet."
        description="time is relative: 5 minutes ago"
        values={{ time: <RelativeTime time={new Date(draft.updatedAt).toISOString()} now={Date.now()} /> }}
      />
      <StandingLine clientId={draft.clientId} />
    </Banner>
  );
}

function Untitled() {
  return <FormattedMessage id="posts.card.untitled" defaultMessage="Without a title" />;
}
