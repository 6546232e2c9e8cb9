import { Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { languageDirection } from '#domain/language/languages.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { DateTime, Num } from '#src/ui/data/formatted-values.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Picture } from '#src/ui/media/picture.tsx';
import { parseLanguageFilter, type WallOfFameFilters } from './analytics-filters.ts';
import { LanguageFilter } from './language-filter.tsx';
import type { WallOfFame, wallOfFameMachine } from './live-machines.ts';
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
          {({ rows }) => <Posts rows={rows} />}
        </ResourceView>
      </Stack>
    </Page>
  );
}

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    listStyleType: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    '& > li': { display: 'flex' },
  },
});

function Posts({ rows }: Pick<WallOfFame, 'rows'>) {
  return (
    <Grid>
      {rows.map((post) => (
        <li key={post.postUID}>
          <Featured post={post} />
        </li>
      ))}
    </Grid>
  );
}

function Featured({ post }: { post: WallOfFame['rows'][number] }) {
  const { cover, creator, language, stats, publishedAt } = post;
  return (
    <Card as="article" gap="3" width="full" overflow="hidden">
      {cover && <Picture url={cover.url} alt={cover.alt} borderRadius="md" />}
      <Stack
        gap="2"
        flex="1 1 auto"
        lang={language ?? undefined}
        dir={language ? languageDirection(language) : 'auto'}
      >
        <Heading as="h2" size="sm">
          {post.title}
        </Heading>
        <Text muted>{post.excerpt}</Text>
      </Stack>
      <Row flexWrap="nowrap">
        <Avatar
          size="sm"
          name={creator.name ?? creator.handle ?? ''}
          url={creator.profileImage?.url}
          blueTick={creator.blueTick}
        />
        <Stack gap="0" flex="1 1 auto">
          <Text fontWeight="semibold">
            <bdi>{creator.name}</bdi>
          </Text>
          <Text size="sm" muted>
            <FormattedMessage {...formatNames[post.format]} />
            {publishedAt && (
              <>
                {' · '}
                <DateTime time={publishedAt} />
              </>
            )}
          </Text>
        </Stack>
      </Row>
      <Text size="sm" muted>
        {stats ? (
          <FormattedMessage
            id="analytics.wall.views"
            defaultMessage="{count} views"
            values={{
              count: (
                <Text as="span" fontWeight="bold" color="ink">
                  <Num value={stats.views} compact />
                </Text>
              ),
            }}
          />
        ) : (
          <FormattedMessage id="analytics.failed" defaultMessage="Stats not available" />
        )}
      </Text>
    </Card>
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
