import { Archive, ArchiveRestore, EllipsisVertical, EyeOff, History, Pencil, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dirOf } from '#domain/languages.ts';
import type { CardChoice } from '#machines/flow/post-action.ts';
import type { DeviceDraft } from '#src/drafts/index.ts';
import { Num, RelativeTime } from '#src/ui/amounts.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Card } from '#src/ui/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Menu, type MenuItem } from '#src/ui/menu.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { TitleLink } from '#src/ui/router-link.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { DecisionNotes } from './decision-notes.tsx';
import { DraftActions } from './device-drafts.tsx';
import type { PostCard as Post } from './live-machines.ts';
import { LiveNote } from './live-note.tsx';
import { StateLabel } from './state-label.tsx';

type MenuProps = { post: Post; onChoice: (choice: CardChoice) => void };

type PostCardProps = MenuProps & {
  /** What this device has of it that is not saved yet. */
  draft?: DeviceDraft | undefined;
  onRemoveDraft: (draft: DeviceDraft) => void;
};

const editAddress = (post: Post) => `/app/post/edit?postUID=${post.postUID}`;

/** One post on the dashboard: what it is, where it stands, and what it earned in attention. */
export function PostCard({ post, draft, onChoice, onRemoveDraft }: PostCardProps) {
  const canEdit = post.actions.includes('save');
  const title = post.title || <Untitled />;
  return (
    // A list of ten thousand stays smooth because the browser leaves out what is far away.
    <Card
      as="article"
      contentVisibility="auto"
      containIntrinsicSize="auto 15rem"
      // What is left out may not reach beyond the card either, and an open menu does.
      _focusWithin={{ contentVisibility: 'visible' }}
    >
      <Row alignItems="start" gap="4">
        {post.cover && (
          <Box width={{ base: '5.5rem', sm: '10rem' }} flexShrink="0">
            <Picture url={post.cover.url} alt={post.cover.alt} borderRadius="md" />
          </Box>
        )}
        <Stack gap="2" flex="1 1 9rem">
          <Heading as="h2" size="sm" lang={post.language ?? undefined} dir={dirOf(post.language)}>
            {canEdit ? <TitleLink to={editAddress(post)}>{title}</TitleLink> : title}
          </Heading>
          <Row gap="2">
            <StateLabel state={post.state} />
            <Text size="sm" muted>
              <RelativeTime time={post.updatedAt} />
            </Text>
          </Row>
          <LiveNote post={post} />
        </Stack>
      </Row>
      <Row justifyContent="space-between" alignItems="end" flexWrap="nowrap">
        <Stats stats={post.stats} />
        <CardMenu post={post} onChoice={onChoice} />
      </Row>
      {draft && <UnsavedChanges draft={draft} onRemove={() => onRemoveDraft(draft)} />}
      <DecisionNotes post={post} mend={canEdit ? editAddress(post) : undefined} />
    </Card>
  );
}

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
    </Banner>
  );
}

function Untitled() {
  return <FormattedMessage id="posts.card.untitled" defaultMessage="Without a title" />;
}

function CardMenu({ post, onChoice }: MenuProps) {
  const intl = useIntl();
  const known: Record<CardChoice, MenuItem> = {
    archive: {
      key: 'archive',
      icon: <Archive aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.archive" defaultMessage="Move to archive" />,
      onSelect: () => onChoice('archive'),
    },
    restore: {
      key: 'restore',
      icon: <ArchiveRestore aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.restore" defaultMessage="Bring back" />,
      onSelect: () => onChoice('restore'),
    },
    delete: {
      key: 'delete',
      icon: <Trash2 aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.delete" defaultMessage="Delete" />,
      onSelect: () => onChoice('delete'),
    },
    history: {
      key: 'history',
      icon: <History aria-hidden="true" size="1.25rem" />,
      label: <FormattedMessage id="posts.card.history" defaultMessage="What happened so far" />,
      onSelect: () => onChoice('history'),
    },
  };
  const edit: MenuItem = {
    key: 'edit',
    icon: <Pencil aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.edit" defaultMessage="Edit" />,
    href: editAddress(post),
  };
  // Staff: it needs a reason, and is done where the post is seen whole.
  const takeDown: MenuItem = {
    key: 'unpublish',
    icon: <EyeOff aria-hidden="true" size="1.25rem" />,
    label: <FormattedMessage id="posts.card.take-down" defaultMessage="Take down…" />,
    href: `/app/review?post=${post.postUID}`,
  };
  const actions = (['archive', 'restore', 'delete'] as const).filter((action) =>
    post.actions.includes(action),
  );
  const items = [
    ...(post.actions.includes('save') ? [edit] : []),
    ...(post.actions.includes('unpublish') ? [takeDown] : []),
    ...(hasHistory(post) ? [known.history] : []),
    ...actions.map((action) => known[action]),
  ];
  if (items.length === 0) return null;
  const label = intl.formatMessage(
    { id: 'posts.card.menu', defaultMessage: 'More for “{title}”', description: 'Button of a card' },
    { title: post.title },
  );
  return (
    <Menu
      trigger={<EllipsisVertical aria-hidden="true" size="1.375rem" />}
      label={label}
      align="end"
      items={items}
    />
  );
}

/** Was it ever more than a draft on this desk? */
const hasHistory = ({ submittedAt, publishedAt, archived }: Post) =>
  submittedAt !== null || publishedAt !== null || archived;

/** The numbers of a post, all of one moment. */
function Stats({ stats }: { stats: Post['stats'] }) {
  if (!stats) {
    return (
      <Text size="sm" muted>
        <FormattedMessage id="posts.card.no-stats" defaultMessage="Stats not available" />
      </Text>
    );
  }
  return (
    <Row as="dl" gap="5" rowGap="1">
      <Figure name={<FormattedMessage id="posts.stats.views" defaultMessage="Views" />} value={stats.views} />
      <Figure name={<FormattedMessage id="posts.stats.likes" defaultMessage="Likes" />} value={stats.likes} />
      <Figure
        name={<FormattedMessage id="posts.stats.comments" defaultMessage="Comments" />}
        value={stats.comments}
      />
      <Figure
        name={<FormattedMessage id="posts.stats.shares" defaultMessage="Shares" />}
        value={stats.shares}
      />
    </Row>
  );
}

function Figure({ name, value }: { name: React.ReactNode; value: number }) {
  return (
    <Row gap="1.5">
      <Text as="dt" size="sm" muted>
        {name}
      </Text>
      <Text as="dd" size="sm" fontWeight="bold">
        <Num value={value} />
      </Text>
    </Row>
  );
}
