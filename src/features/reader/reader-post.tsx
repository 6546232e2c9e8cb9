import { FormattedMessage, useIntl } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import type { EmbedProvider } from '#domain/post/article.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { prose } from '#src/theme/recipes/prose.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { PostMedia } from '#src/ui/media/post/post-media.tsx';
import { PostDeclarations } from './post-declarations.tsx';
import { PostTopics } from './post-topics.tsx';

const providerNames: Record<EmbedProvider, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
};

/** An embed is a card with a link. Nothing of its provider loads before it is pressed. */
const embeds = {
  '& figure[data-embed]': {
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    bg: 'surface.sunken',
  },
  '& figure[data-embed] a': {
    display: 'block',
    padding: '4',
    minHeight: 'target',
    direction: 'ltr',
    textAlign: 'start',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
  '& figure[data-embed] a::before': {
    display: 'block',
    fontWeight: 'bold',
    fontSize: 'md',
    color: 'ink',
  },
  ...Object.fromEntries(
    Object.entries(providerNames).map(([provider, name]) => [
      `& figure[data-provider=${provider}] a::before`,
      { content: `"▶ ${name}"` },
    ]),
  ),
} as const;

const Body = chakra('div', {
  base: {
    fontSize: 'md',
    overflowWrap: 'anywhere',
    ...prose('&'),
    '& figure': { marginBlock: '6' },
    '& img': { width: 'full', height: 'auto', borderRadius: 'md', bg: 'surface.sunken' },
    '& figcaption': { marginBlockStart: '2', fontSize: 'sm', color: 'ink.muted' },
    ...embeds,
  },
});

type ReaderPostField =
  | 'format'
  | 'title'
  | 'textContent'
  | 'language'
  | 'genre'
  | 'subGenre'
  | 'hashtags'
  | 'pictures'
  | 'imageKind'
  | 'madeWithAi'
  | 'video'
  | 'creator'
  | 'restriction'
  | 'publishedAt'
  | 'updatedAt';

/** What readers see of a post. */
export type ReaderPostData = Pick<Schemas['Post'], ReaderPostField>;

type Props = {
  post: ReaderPostData;
  /** The places of the post, as "city ( state )". */
  locationNames?: readonly string[];
  /** Shows everything at once: a gallery without paging, for people who have to see all of it. */
  isGalleryExpanded?: boolean;
};

/**
 * A post as a reader sees it: in its own language and direction, with its author and all that it
 * shows.
 */
export function ReaderPost({ post, locationNames = [], isGalleryExpanded = false }: Props) {
  const { locale } = useIntl();
  const language = post.language ?? undefined;
  return (
    <Stack
      as="article"
      gap="6"
      lang={language}
      dir={post.language ? languageDirection(post.language) : 'auto'}
    >
      {post.restriction?.kind === 'SENSITIVE' && (
        <Box lang={locale} dir={languageDirection(locale)}>
          <Banner tone="warning">
            <FormattedMessage
              id="reader.sensitive"
              defaultMessage="Some readers may find this post upsetting."
              description="Warning above a post that staff marked as sensitive"
            />
          </Banner>
        </Box>
      )}
      <Stack gap="3">
        <Heading as="h2" size="lg">
          {post.title}
        </Heading>
        <Author post={post} />
        <PostDeclarations post={post} />
      </Stack>
      <PostMedia post={post} isGalleryExpanded={isGalleryExpanded} />
      {/*
       * The server lets only the vocabulary of domain/post/article.ts through
       * (server/modules/posts/content/article-sanitizer.ts).
       */}
      {post.textContent && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, inert (CSP)
        <Body dangerouslySetInnerHTML={{ __html: withLazyImages(post.textContent) }} />
      )}
      <PostTopics post={post} locationNames={locationNames} />
    </Stack>
  );
}

function Author({ post: { creator, publishedAt, updatedAt } }: { post: ReaderPostData }) {
  return (
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
          <DateTime time={publishedAt ?? updatedAt} />
        </Text>
      </Stack>
    </Row>
  );
}

/**
 * Pictures of an article load when they come near. In cleaned text `<img ` occurs only as a tag.
 */
const withLazyImages = (html: string) =>
  html.replaceAll('<img ', '<img loading="lazy" decoding="async" ');
