import { useSelector } from '@xstate/react';
import { FileText } from 'lucide-react';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CardChoice } from '#machines/flow/post-action.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { CardSkeleton } from '#src/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/text.tsx';
import type { DraftsActor } from './device-drafts.tsx';
import { draftOfPost } from './draft-places.ts';
import { hasFilter } from './filters.ts';
import type { PostCard as Post, postListMachine } from './live-machines.ts';
import { PostCard } from './post-card.tsx';
import { SearchIcon } from './post-filters-bar.tsx';

export type PostListActor = ActorRefFrom<typeof postListMachine>;
type Props = {
  actor: PostListActor;
  drafts: DraftsActor;
  onChoice: (post: Post, choice: CardChoice) => void;
};

/** The cards, and what stands in their place while there are none. */
export function PostList({ actor, drafts, onChoice }: Props) {
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
      return <Rows actor={actor} drafts={drafts} onChoice={onChoice} />;
  }
}

/** So many cards fill a phone; those below follow once these can be used. */
const atFirst = 4;

function Rows({ actor, drafts, onChoice }: Props) {
  const all = useSelector(actor, (current) => current.context.rows);
  const rows = useDeferredValue(all, all.slice(0, atFirst));
  const onDevice = useSelector(drafts, (current) => current.context.drafts);
  return (
    <Stack gap="4">
      <Stack as="ul" gap="4" listStyleType="none">
        {rows.map((post) => (
          <li key={post.postUID}>
            <PostCard
              post={post}
              draft={draftOfPost(onDevice, post)}
              onChoice={(choice) => onChoice(post, choice)}
              onRemoveDraft={(draft) => drafts.send({ type: 'removal.chosen', draft })}
            />
          </li>
        ))}
      </Stack>
      <More actor={actor} />
    </Stack>
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
