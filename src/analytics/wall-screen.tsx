import { Star } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { dirOf } from '#domain/languages.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { DateTime, Num } from '#src/ui/amounts.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { FiguresFrame } from './figures-frame.tsx';
import { languageOf, type WallFilters } from './filters.ts';
import { LanguageChoice } from './language-choice.tsx';
import type { Wall, wallMachine } from './live-machines.ts';

type Props = {
  actor: ActorRefFrom<typeof wallMachine>;
  filters: WallFilters;
  onFilters: (filters: WallFilters) => void;
};

/** The posts that staff chose, in their order, as an example and an honour. */
export function WallScreen({ actor, filters, onFilters }: Props) {
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
              defaultMessage="Posts that our editors want everybody to see."
            />
          </Text>
        </Stack>
        <Row maxWidth="dialogNarrow">
          <LanguageChoice
            language={filters.language}
            onChosen={(language) => onFilters(languageOf(new URLSearchParams({ language })))}
          />
        </Row>
        <FiguresFrame actor={actor} empty={<NothingYet />}>
          {({ rows }) => <Posts rows={rows} />}
        </FiguresFrame>
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

function Posts({ rows }: Pick<Wall, 'rows'>) {
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

function Featured({ post }: { post: Wall['rows'][number] }) {
  const { cover, creator, language, stats, publishedAt } = post;
  return (
    <Card as="article" gap="3" width="full" overflow="hidden">
      {cover && <Picture url={cover.url} alt={cover.alt} borderRadius="md" />}
      <Stack gap="2" flex="1 1 auto" lang={language ?? undefined} dir={language ? dirOf(language) : 'auto'}>
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

function NothingYet() {
  return (
    <EmptyState
      icon={<Star aria-hidden="true" size="2.5rem" />}
      title={<FormattedMessage id="analytics.wall.empty" defaultMessage="Nothing hangs here yet" />}
    >
      <FormattedMessage
        id="analytics.wall.empty-hint"
        defaultMessage="Our editors choose from what was published. Yours may be the next."
      />
    </EmptyState>
  );
}
