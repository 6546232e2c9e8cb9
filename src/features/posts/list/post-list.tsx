import { useSelector } from '@xstate/react';
import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import type { CardMenuChoice } from '../card/card-menu-items.tsx';
import { PostCard } from '../card/post-card.tsx';
import type { PostCard as Post } from '../dashboard/live-post-machines.ts';
import type { DraftsActor } from '../drafts/drafts-actor.ts';
import { findPostDraft } from '../drafts/unlisted-drafts.ts';
import { CardList } from './card-list.tsx';
import type { Anchor } from './list-restoration.ts';
import { ListError, LoadMore, PostListSkeleton } from './list-states.tsx';
import { hasFilter } from './post-filters.ts';
import { SearchIcon } from './post-filters-bar.tsx';
import type { PostListActor } from './post-list-actor.ts';
import { SavedPageNote } from './saved-page-note.tsx';
import { useStillCards } from './use-still-cards.ts';

type Props = {
  actor: PostListActor;
  drafts: DraftsActor;
  /** The post to which something is being done. */
  busyPost: string | undefined;
  /** The position to restore on return. */
  anchor?: Anchor | null;
  /** When the rows were loaded, if they are from an earlier visit. */
  savedAt?: number | undefined;
  onSelect: (post: Post, choice: CardMenuChoice) => void;
};

/** The cards, or a placeholder while there are none. */
export function PostList(props: Props) {
  const { actor } = props;
  const part = useSelector(actor, (current) => {
    if (current.matches('failed')) return 'failed';
    if (current.matches('empty')) return 'empty';
    if (current.matches({ listing: 'moreFailed' })) return 'rows';
    return current.context.rows.length === 0 ? 'placeholders' : 'rows';
  });
  switch (part) {
    case 'failed':
      return <Failed actor={actor} />;
    case 'empty':
      return <NoPosts actor={actor} />;
    case 'placeholders':
      return <PostListSkeleton />;
    case 'rows':
      return <Rows {...props} />;
  }
}

const ScheduledRows = lazyWithPreload(() => import('../schedule/scheduled-rows.tsx'));

const getKey = ({ postUID }: Post) => postUID;

function Rows({ actor, drafts, busyPost, anchor, savedAt, onSelect }: Props) {
  const rows = useSelector(actor, (current) => current.context.rows);
  const hasMore = useSelector(actor, (current) => current.context.nextPageUrl !== null);
  const isBusy = useSelector(actor, (current) => current.matches({ listing: 'loadingMore' }));
  const failure = useSelector(actor, (current) =>
    current.matches({ listing: 'moreFailed' }) ? current.context.failure : null,
  );
  const keepCardsStill = useStillCards(actor);
  const isByDay = useSelector(actor, ({ context }) => context.filters.draftStage === 'scheduled');
  const onDevice = useSelector(drafts, (current) => current.context.drafts);
  const renderPost = useCallback(
    (post: Post) => (
      <PostCard
        post={post}
        draft={findPostDraft(onDevice, post)}
        isBusy={post.postUID === busyPost}
        onSelect={onSelect}
        drafts={drafts}
      />
    ),
    [onDevice, busyPost, onSelect, drafts],
  );
  const more = (
    <LoadMore
      hasMore={hasMore}
      isBusy={isBusy}
      failure={failure}
      onMore={() => actor.send({ type: 'more.requested' })}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  );
  if (isByDay) {
    return (
      <LazyBoundary fallback={<PostListSkeleton />}>
        <ScheduledRows rows={rows} renderRow={renderPost}>
          {more}
        </ScheduledRows>
      </LazyBoundary>
    );
  }
  return (
    <>
      {savedAt !== undefined && <SavedPageNote actor={actor} savedAt={savedAt} />}
      <CardList
        rows={rows}
        getKey={getKey}
        renderRow={renderPost}
        anchor={anchor}
        onDrawn={keepCardsStill}
      >
        {more}
      </CardList>
    </>
  );
}

function Failed({ actor }: { actor: PostListActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  return <ListError failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />;
}

function NoPosts({ actor }: { actor: PostListActor }) {
  const filters = useSelector(actor, (current) => current.context.filters);
  if (hasFilter(filters)) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={<FormattedMessage id="posts.empty.filtered" defaultMessage="No posts found" />}
        action={
          <Button
            kind="secondary"
            onClick={() =>
              actor.send({
                type: 'filter.changed',
                filters: { ...filters, status: 'all', format: 'all', title: '' },
              })
            }
          >
            <FormattedMessage id="posts.empty.show-all" defaultMessage="Show all posts" />
          </Button>
        }
      >
        <FormattedMessage
          id="posts.empty.filtered-hint"
          defaultMessage="Try other words or another status."
        />
      </EmptyState>
    );
  }
  if (filters.archived) {
    return (
      <EmptyState
        icon={<FileText aria-hidden="true" size="2.5rem" />}
        title={<FormattedMessage id="posts.empty.archive" defaultMessage="The archive is empty" />}
      >
        <FormattedMessage
          id="posts.empty.archive-hint"
          defaultMessage="Posts you archive appear here."
        />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<FileText aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="posts.empty.title" defaultMessage="Create your first post" />}
    >
      <FormattedMessage
        id="posts.empty.hint"
        defaultMessage="No posts yet. Go ahead, create the first one using the button above!"
      />
    </EmptyState>
  );
}
