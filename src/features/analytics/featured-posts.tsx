import { FormattedMessage } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { formatNames } from '#src/i18n/format-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { besidePicture } from '#src/theme/recipes/large-text.ts';
import { DateTime, Num } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { Picture } from '#src/ui/media/picture.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    listStyleType: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    '& > li': { display: 'flex' },
  },
});

type FeaturedPost = Schemas['FeaturedPost'];

/** The wall of fame. */
export function FeaturedPosts({ posts }: { posts: readonly FeaturedPost[] }) {
  return (
    <Grid>
      {posts.map((post) => (
        <li key={post.postUID}>
          <Featured post={post} />
        </li>
      ))}
    </Grid>
  );
}

function Featured({ post }: { post: FeaturedPost }) {
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
      <Row css={besidePicture}>
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
