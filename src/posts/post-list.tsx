import { useSelector } from '@xstate/react';
import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { CardChoice } from '#machines/flow/post-action.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { CardList } from './card-list.tsx';
import type { DraftsActor } from './device-drafts.tsx';
import { draftOfPost } from './draft-places.ts';
import { hasFilter } from './filters.ts';
import type { Anchor } from './left-list.ts';
import { ListFailed, More, Placeholders } from './list-parts.tsx';
import type { PostCard as Post, postListMachine } from './live-machines.ts';
import { PostCard } from './post-card.tsx';
import { SearchIcon } from './post-filters-bar.tsx';

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
      return <Failed actor={actor} />;
    case 'empty':
      return <NoPosts actor={actor} />;
    case 'placeholders':
      return <Placeholders />;
    case 'rows':
      return <Rows {...props} />;
  }
}

const nameOf = ({ postUID }: Post) => postUID;

function Rows({ actor, drafts, busyPost, anchor, onChoice }: Props) {
  const rows = useSelector(actor, (current) => current.context.rows);
  const hasMore = useSelector(actor, (current) => current.context.nextPageUrl !== null);
  const isBusy = useSelector(actor, (current) => current.matches({ listing: 'loadingMore' }));
  const failure = useSelector(actor, (current) =>
    current.matches({ listing: 'moreFailed' }) ? current.context.failure : null,
  );
  const onDevice = useSelector(drafts, (current) => current.context.drafts);
  const draw = useCallback(
    (post: Post) => (
      <PostCard
        post={post}
        draft={draftOfPost(onDevice, post)}
        isBusy={post.postUID === busyPost}
        onChoice={onChoice}
        drafts={drafts}
      />
    ),
    [onDevice, busyPost, onChoice, drafts],
  );
  return (
    <CardList rows={rows} nameOf={nameOf} draw={draw} anchor={anchor}>
      <More
        hasMore={hasMore}
        isBusy={isBusy}
        failure={failure}
        onMore={() => actor.send({ type: 'more.requested' })}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    </CardList>
  );
}

function Failed({ actor }: { actor: PostListActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  return <ListFailed failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />;
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
