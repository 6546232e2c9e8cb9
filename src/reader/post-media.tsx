import type { Schemas } from '#src/api/operation-types.ts';
import { Box } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Text } from '#src/ui/text.tsx';
import { PostFilm } from './post-film.tsx';

type Post = Schemas['Post'];

/** What a post of each format shows beside its text. An article has its pictures in the text. */
export function PostMedia({ post }: { post: Post }) {
  switch (post.format) {
    case 'FORMAT_ARTICLE':
      return null;
    case 'FORMAT_IMAGE':
      return post.pictures.map((picture) => <Figure key={picture.id} picture={picture} title={post.title} />);
    case 'FORMAT_GALLERY':
      return <Gallery post={post} />;
    case 'FORMAT_VIDEO':
    case 'GIFVIDEO':
      return (
        post.video && <PostFilm video={post.video} title={post.title} loops={post.format === 'GIFVIDEO'} />
      );
  }
}

function Gallery({ post: { pictures, title } }: { post: Post }) {
  if (pictures.length === 0) return null;
  return (
    <Box as="ol" display="flex" flexDirection="column" gap="8" listStyleType="none">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <Figure picture={picture} title={title} />
        </li>
      ))}
    </Box>
  );
}

/** A picture that nobody described is called by the title; below one with a caption that would be said twice. */
function Figure({ picture, title }: { picture: Post['pictures'][number]; title: string }) {
  const { url, caption, alt, width, height } = picture;
  return (
    <Box as="figure">
      <Picture
        url={url}
        alt={alt || (caption ? '' : title)}
        shape="whole"
        original={{ width, height }}
        borderRadius="md"
      />
      {caption && (
        <Text as="figcaption" size="sm" muted marginBlockStart="2">
          {caption}
        </Text>
      )}
    </Box>
  );
}
