import { useSelector } from '@xstate/react';
import { FileText } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CardChoice } from '#machines/flow/post-action.ts';
import type { DeviceDraft } from '#src/drafts/index.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Box, Stack } from '#src/ui/layout.tsx';
import { CardSkeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text.tsx';
import type { DraftsActor } from './device-drafts.tsx';
import { draftOfPost } from './draft-places.ts';
import { hasFilter } from './filters.ts';
import { type Anchor, cardPlace, standAt } from './left-list.ts';
import type { PostCard as Post, postListMachine } from './live-machines.ts';
import { PostCard, shownWithMenu } from './post-card.tsx';
import { SearchIcon } from './post-filters-bar.tsx';
import { shelvesOf } from './shelves.ts';
import { useCardFocus } from './use-card-focus.ts';

export type PostListActor = ActorRefFrom<typeof postListMachine>;
type Props = {
  actor: PostListActor;
  drafts: DraftsActor;
  /** The post to which something is being done. */
  busyPost: string | undefined;
  /** Where somebody who comes back was. */
  anchor?: Anchor | null;
  onChoice: (post: Post, choice: CardChoice) => void;
};

/** The cards, and what stands in their place while there are none. */
export function PostList(props: Props) {
  const { actor } = props;
  const part = useSelector(actor, (current) => {
    if (current.matches('failed')) return 'failed';
    if (current.matches('empty')) return 'empty';
    return current.context.rows.length === 0 ? 'placeholders' : 'rows';
  });
  switch (part) {
    case 'failed':
      return <ListFailed actor={actor} />;
    case 'empty':
      return <NoPosts actor={actor} />;
    case 'placeholders':
      return <Placeholders />;
    case 'rows':
      return <Rows {...props} />;
  }
}

/** So many cards fill a phone; those below follow once these can be used. */
const atFirst = 4;
const nameOf = ({ postUID }: Post) => postUID;

function Rows({ actor, drafts, busyPost, anchor, onChoice }: Props) {
  const all = useSelector(actor, (current) => current.context.rows);
  const rows = useDeferredValue(all, anchor ? all : all.slice(0, atFirst));
  const onDevice = useSelector(drafts, (current) => current.context.drafts);
  const more = useRef<HTMLDivElement>(null);
  const names = useMemo(() => rows.map(nameOf), [rows]);
  const [returned] = useState(anchor);
  const removeDraft = useCallback(
    (draft: DeviceDraft) => drafts.send({ type: 'removal.chosen', draft }),
    [drafts],
  );
  useCardFocus(names, more);
  useLayoutEffect(() => {
    if (returned) standAt(returned);
  }, [returned]);
  return (
    <Stack gap="4">
      <Stack role="list" gap="4">
        {shelvesOf(rows, nameOf).map((shelf) => (
          <Shelf
            key={shelf.name}
            posts={shelf.rows}
            drafts={onDevice}
            busyPost={shelf.rows.some(({ postUID }) => postUID === busyPost) ? busyPost : undefined}
            onChoice={onChoice}
            onRemoveDraft={removeDraft}
          />
        ))}
      </Stack>
      <Box ref={more} display="contents">
        <More actor={actor} />
      </Box>
      <VisuallyHidden role="status">
        <HowMany shown={all.length} />
      </VisuallyHidden>
    </Stack>
  );
}

/** Says after Load More how many there are now, to who does not see it. */
function HowMany({ shown }: { shown: number }) {
  const [atFirst] = useState(shown);
  if (shown <= atFirst) return null;
  return (
    <FormattedMessage
      id="posts.list.shown"
      defaultMessage="{count, plural, one {# post is} other {# posts are}} shown"
      values={{ count: shown }}
    />
  );
}

type ShelfProps = {
  posts: Post[];
  drafts: DeviceDraft[];
  busyPost: string | undefined;
  onChoice: Props['onChoice'];
  onRemoveDraft: (draft: DeviceDraft) => void;
};

/** Of a card with the gap below it, on a phone. */
const usualHeight = 16;

/** Some cards that are left out as one while they are far away, and drawn again only when one of them is another. */
const Shelf = memo(function Shelf({ posts, drafts, busyPost, onChoice, onRemoveDraft }: ShelfProps) {
  return (
    <Stack
      gap="4"
      contentVisibility="auto"
      style={{ containIntrinsicBlockSize: `auto ${posts.length * usualHeight}rem` }}
      css={shownWithMenu}
    >
      {posts.map((post) => (
        <Box key={post.postUID} role="listitem" {...cardPlace(post.postUID)}>
          <PostCard
            post={post}
            draft={draftOfPost(drafts, post)}
            isBusy={post.postUID === busyPost}
            onChoice={onChoice}
            onRemoveDraft={onRemoveDraft}
          />
        </Box>
      ))}
    </Stack>
  );
}, isSameShelf);

function isSameShelf(one: ShelfProps, other: ShelfProps): boolean {
  const { posts, ...rest } = one;
  return (
    Object.entries(rest).every(([name, value]) => other[name as keyof typeof rest] === value) &&
    posts.length === other.posts.length &&
    posts.every((post, place) => other.posts[place] === post)
  );
}

function More({ actor }: { actor: PostListActor }) {
  const hasMore = useSelector(actor, (current) => current.context.nextPageUrl !== null);
  const isBusy = useSelector(actor, (current) => current.matches({ listing: 'loadingMore' }));
  const failure = useSelector(actor, (current) =>
    current.matches({ listing: 'moreFailed' }) ? current.context.failure : null,
  );
  if (failure) {
    return (
      <Banner tone="danger" actions={<Retry actor={actor} />}>
        <FailureMessage failure={failure} />
      </Banner>
    );
  }
  if (!hasMore) return null;
  return (
    <Button
      kind="secondary"
      busy={isBusy}
      alignSelf="center"
      onClick={() => actor.send({ type: 'more.requested' })}
    >
      <FormattedMessage id="posts.list.more" defaultMessage="Load More" />
    </Button>
  );
}

function Retry({ actor }: { actor: PostListActor }) {
  return (
    <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'retry.requested' })}>
      <FormattedMessage id="posts.list.retry" defaultMessage="Try again" />
    </Button>
  );
}

function ListFailed({ actor }: { actor: PostListActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  return (
    <Banner tone="danger" actions={<Retry actor={actor} />}>
      {failure && <FailureMessage failure={failure} />}
    </Banner>
  );
}

function NoPosts({ actor }: { actor: PostListActor }) {
  const filters = useSelector(actor, (current) => current.context.filters);
  if (hasFilter(filters)) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={<FormattedMessage id="posts.empty.filtered" defaultMessage="Nothing found" />}
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
          defaultMessage="No post fits this search. Try other words or another status."
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
          defaultMessage="Posts that you move away wait here."
        />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<FileText aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="posts.empty.title" defaultMessage="Your first story is waiting" />}
    >
      <FormattedMessage
        id="posts.empty.hint"
        defaultMessage="No posts yet. Go ahead, create the first one using the button above!"
      />
    </EmptyState>
  );
}

const places = ['first', 'second', 'third'];

function Placeholders() {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">
        <FormattedMessage id="posts.list.loading" defaultMessage="Loading posts…" />
      </VisuallyHidden>
      {places.map((place) => (
        <CardSkeleton key={place} />
      ))}
    </Stack>
  );
}
