import { useSelector } from '@xstate/react';
import { Rss } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { CardList } from './card-list.tsx';
import { CrawledCard } from './crawled-card.tsx';
import type { CrawledPost, crawledListMachine } from './crawled-machine.ts';
import { hasFilter, type PostFilters } from './filters.ts';
import type { Anchor } from './left-list.ts';
import { ListFailed, More, Placeholders } from './list-parts.tsx';
import { PostFiltersBar, SearchIcon } from './post-filters-bar.tsx';

type Props = {
  list: ActorRefFrom<typeof crawledListMachine>;
  filters: PostFilters;
  /** Where somebody who comes back was. */
  anchor?: Anchor | null;
  onFilters: (filters: PostFilters, how: 'chosen' | 'typed') => void;
};

/** What was crawled from a creator's sources. */
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

const nameOf = ({ id }: CrawledPost) => id;
const draw = (post: CrawledPost) => <CrawledCard post={post} />;

type ContentsProps = Pick<Props, 'list'> & {
  anchor: Anchor | null | undefined;
  onShowAll: (filters: PostFilters) => void;
};

function Contents({ list, anchor, onShowAll }: ContentsProps) {
  const snapshot = useSelector(list, (current) => current);
  const { rows, failure, nextPageUrl, filters } = snapshot.context;
  const retry = () => list.send({ type: 'retry.requested' });
  if (snapshot.matches('failed')) return <ListFailed failure={failure} onRetry={retry} />;
  if (snapshot.matches('empty')) {
    return hasFilter(filters) ? (
      <NothingFound onShowAll={() => onShowAll({ ...filters, format: 'all', title: '' })} />
    ) : (
      <NothingCrawled />
    );
  }
  if (rows.length === 0) return <Placeholders />;
  return (
    <CardList rows={rows} nameOf={nameOf} draw={draw} anchor={anchor}>
      <More
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
      title={<FormattedMessage id="posts.crawled.empty" defaultMessage="Nothing has been crawled yet" />}
    >
      <FormattedMessage
        id="posts.crawled.empty-hint"
        defaultMessage="What your site publishes appears here by itself."
      />
    </EmptyState>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={<FormattedMessage id="posts.empty.filtered" defaultMessage="Nothing found" />}
      action={
        <Button kind="secondary" onClick={onShowAll}>
          <FormattedMessage id="posts.empty.show-all" defaultMessage="Show all posts" />
        </Button>
      }
    >
      <FormattedMessage
        id="posts.crawled.nothing-found"
        defaultMessage="No post fits this search. Try other words or another format."
      />
    </EmptyState>
  );
}
