import type { Schemas } from '#src/api/operation-types.ts';
import { Box } from '#src/ui/layout.tsx';
import { PostFigure } from './post-figure.tsx';
import { PostFilm } from './post-film.tsx';
import { PostGallery } from './post-gallery.tsx';

type Post = Pick<Schemas['Post'], 'format' | 'pictures' | 'title' | 'video'>;
type Props = {
  post: Post;
  /** All pictures of a gallery below each other, for whoever has to see every one. */
  isWhole?: boolean;
};

/** What a post of each format shows beside its text. An article has its pictures in the text. */
export function PostMedia({ post, isWhole = false }: Props) {
  switch (post.format) {
    case 'FORMAT_ARTICLE':
      return null;
    case 'FORMAT_IMAGE':
      return post.pictures.map((picture) => (
        <PostFigure key={picture.id} picture={picture} title={post.title} eager />
      ));
    case 'FORMAT_GALLERY':
      return isWhole ? <AllPictures post={post} /> : <PostGallery post={post} />;
    case 'FORMAT_VIDEO':
    case 'GIFVIDEO':
      return (
        post.video && <PostFilm video={post.video} title={post.title} loops={post.format === 'GIFVIDEO'} />
      );
  }
}

function AllPictures({ post: { pictures, title } }: { post: Post }) {
  if (pictures.length === 0) return null;
  return (
    <Box as="ol" display="flex" flexDirection="column" gap="8" listStyleType="none">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <PostFigure picture={picture} title={title} />
        </li>
      ))}
    </Box>
  );
}
