import { Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { parseLanguageFilter, type WallOfFameFilters } from './analytics-filters.ts';
import { FeaturedPosts } from './featured-posts.tsx';
import { LanguageFilter } from './language-filter.tsx';
import type { wallOfFameMachine } from './live-machines.ts';
import { ResourceView } from './resource-view.tsx';

type Props = {
  actor: ActorRefFrom<typeof wallOfFameMachine>;
  filters: WallOfFameFilters;
  onFilters: (filters: WallOfFameFilters) => void;
};

/** The posts that staff chose, in their order, as an example and an honour. */
export function WallOfFameScreen({ actor, filters, onFilters }: Props) {
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <Stack gap="2">
          <PageTitle>
            <FormattedMessage id="analytics.wall.title" defaultMessage="Wall of fame" />
          </PageTitle>
          <Text muted>
            <FormattedMessage
              id="analytics.wall.lead"
              defaultMessage="Posts chosen by our editors."
            />
          </Text>
        </Stack>
        <Row maxWidth="dialogNarrow">
          <LanguageFilter
            language={filters.language}
            onChosen={(language) =>
              onFilters(parseLanguageFilter(new URLSearchParams({ language })))
            }
          />
        </Row>
        <ResourceView actor={actor} empty={<NoPosts />}>
          {({ rows }) => <FeaturedPosts posts={rows} />}
        </ResourceView>
      </Stack>
    </Page>
  );
}

function NoPosts() {
  return (
    <EmptyState
      icon={<Star aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="analytics.wall.empty" defaultMessage="No featured posts yet" />}
    >
      <FormattedMessage
        id="analytics.wall.empty-hint"
        defaultMessage="Our editors choose from published posts. Yours could be next."
      />
    </EmptyState>
  );
}
