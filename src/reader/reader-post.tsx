import { dirOf } from '#domain/languages.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { prose } from '#src/theme/recipes/prose.ts';
import { DateTime } from '#src/ui/amounts.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { PostDeclarations } from './post-declarations.tsx';
import { PostMedia } from './post-media.tsx';

const Body = chakra('div', {
  base: {
    fontSize: 'md',
    overflowWrap: 'anywhere',
    ...prose('&'),
    '& figure': { marginBlock: '6' },
    '& img': { width: 'full', height: 'auto', borderRadius: 'md', bg: 'surface.sunken' },
    '& figcaption': { marginBlockStart: '2', fontSize: 'sm', color: 'ink.muted' },
    '& figure[data-embed]': {
      padding: '4',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'md',
      bg: 'surface.sunken',
    },
  },
});

/** A post as a reader sees it: in its own language and direction, with its author and all that it shows. */
export function ReaderPost({ post }: { post: Schemas['Post'] }) {
  const language = post.language ?? undefined;
  const { creator } = post;
  return (
    <Stack as="article" gap="6" lang={language} dir={post.language ? dirOf(post.language) : 'auto'}>
      <Stack gap="3">
        <Heading as="h2" size="lg">
          {post.title}
        </Heading>
        <Row>
          <Avatar
            name={creator.name ?? ''}
            url={creator.profileImage?.url ?? null}
            size="sm"
            blueTick={creator.blueTick}
          />
          <Stack gap="0">
            <Text fontWeight="semibold">{creator.name}</Text>
            <Text size="sm" muted>
              <DateTime time={post.publishedAt ?? post.updatedAt} />
            </Text>
          </Stack>
        </Row>
        <PostDeclarations post={post} />
      </Stack>
      <PostMedia post={post} />
      {/* The server lets only the vocabulary of domain/article.ts through (server/articles/clean-article.ts). */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server; inert under the page's CSP */}
      {post.textContent && <Body dangerouslySetInnerHTML={{ __html: post.textContent }} />}
    </Stack>
  );
}
