import { useSelector } from '@xstate/react';
import { Rss } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { CardList } from '../list/card-list.tsx';
import type { Anchor } from '../list/list-restoration.ts';
import { ListError, LoadMore, PostListSkeleton } from '../list/list-states.tsx';
import { hasFilter, type PostFilters } from '../list/post-filters.ts';
import { PostFiltersBar, SearchIcon } from '../list/post-filters-bar.tsx';
import { CrawledCard } from './crawled-card.tsx';
import type { CrawledPost, crawledListMachine } from './live-crawled-list-machine.ts';

type Props = {
  list: ActorRefFrom<typeof crawledListMachine>;
  filters: PostFilters;
  /** The position to restore on return. */
  anchor?: Anchor | null;
  onFilters: (filters: PostFilters, how: 'chosen' | 'typed') => void;
};

/** The posts crawled from a creator's sources. */
export function CrawledScreen({ list, filters, anchor, onFilters }: Props) {
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6" maxWidth={{ lg: 'prose' }}>
        <PageTitle>
          <FormattedMessage id="posts.crawled.title" defaultMessage="Crawled posts" />
        </PageTitle>
        <PostFiltersBar
          hasStatus={false}
          filters={filters}
          onChosen={(chosen) => onFilters(chosen, 'chosen')}
          onTyped={(typed) => onFilters(typed, 'typed')}
        />
        <Contents list={list} anchor={anchor} onShowAll={(all) => onFilters(all, 'chosen')} />
      </Stack>
    </Page>
  );
}

const getKey = ({ id }: CrawledPost) => id;
const renderPost = (post: CrawledPost) => <CrawledCard post={post} />;

type ContentsProps = Pick<Props, 'list'> & {
  anchor: Anchor | null | undefined;
  onShowAll: (filters: PostFilters) => void;
};

function Contents({ list, anchor, onShowAll }: ContentsProps) {
  const snapshot = useSelector(list, (current) => current);
  const { rows, failure, nextPageUrl, filters } = snapshot.context;
  const retry = () => list.send({ type: 'retry.requested' });
  if (snapshot.matches('failed')) return <ListError failure={failure} onRetry={retry} />;
  if (snapshot.matches('empty')) {
    return hasFilter(filters) ? (
      <NothingFound onShowAll={() => onShowAll({ ...filters, format: 'all', title: '' })} />
    ) : (
      <NothingCrawled />
    );
  }
  if (rows.length === 0) return <PostListSkeleton />;
  return (
    <CardList rows={rows} getKey={getKey} renderRow={renderPost} anchor={anchor}>
      <LoadMore
        hasMore={nextPageUrl !== null}
        isBusy={snapshot.matches({ listing: 'loadingMore' })}
        failure={snapshot.matches({ listing: 'moreFailed' }) ? failure : null}
        onMore={() => list.send({ type: 'more.requested' })}
        onRetry={retry}
      />
    </CardList>
  );
}

function NothingCrawled() {
  return (
    <EmptyState
      icon={<Rss aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="posts.crawled.empty" defaultMessage="No crawled posts yet" />}
    >
      <FormattedMessage
        id="posts.crawled.empty-hint"
        defaultMessage="Posts from your site appear here automatically."
      />
    </EmptyState>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={<FormattedMessage id="posts.empty.filtered" defaultMessage="No posts found" />}
      action={
        <Button kind="secondary" onClick={onShowAll}>
          <FormattedMessage id="posts.empty.show-all" defaultMessage="Show all posts" />
        </Button>
      }
    >
      <FormattedMessage
        id="posts.crawled.nothing-found"
        defaultMessage="Try other words or another format."
      />
    </EmptyState>
  );
}
