import { FormattedMessage, useIntl } from 'react-intl';
import type { EmbedProvider } from '#domain/article.ts';
import { dirOf } from '#domain/languages.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { prose } from '#src/theme/recipes/prose.ts';
import { DateTime } from '#src/ui/amounts.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { PostDeclarations } from './post-declarations.tsx';
import { PostMedia } from './post-media.tsx';
import { PostSubjects } from './post-subjects.tsx';

const providerNames: Record<EmbedProvider, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
};

/** What stands elsewhere is a card that leads there: nothing of theirs is loaded before it is pressed. */
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
  '& figure[data-embed] a::before': { display: 'block', fontWeight: 'bold', fontSize: 'md', color: 'ink' },
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

type Shown =
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
export type ReadPost = Pick<Schemas['Post'], Shown>;

type Props = {
  post: ReadPost;
  /** The places of the post, as "city ( state )". */
  places?: readonly string[];
  /** Everything at once, for whoever has to see all of it: no gallery to leaf through. */
  isWhole?: boolean;
};

/** A post as a reader sees it: in its own language and direction, with its author and all that it shows. */
export function ReaderPost({ post, places = [], isWhole = false }: Props) {
  const { locale } = useIntl();
  const language = post.language ?? undefined;
  return (
    <Stack as="article" gap="6" lang={language} dir={post.language ? dirOf(post.language) : 'auto'}>
      {post.restriction?.kind === 'SENSITIVE' && (
        <Box lang={locale} dir={dirOf(locale)}>
          <Banner tone="warning">
            <FormattedMessage
              id="reader.sensitive"
              defaultMessage="This post may upset some readers."
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
      <PostMedia post={post} isWhole={isWhole} />
      {/* The server lets only the vocabulary of domain/article.ts through (server/articles/clean-article.ts). */}
      {post.textContent && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server; inert under the page's CSP
        <Body dangerouslySetInnerHTML={{ __html: withLatePictures(post.textContent) }} />
      )}
      <PostSubjects post={post} places={places} />
    </Stack>
  );
}

function Author({ post: { creator, publishedAt, updatedAt } }: { post: ReadPost }) {
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

/** Pictures of an article are loaded when they come near. In cleaned text `<img ` stands for nothing else. */
const withLatePictures = (html: string) => html.replaceAll('<img ', '<img loading="lazy" decoding="async" ');
