import type { Schemas } from '#src/api/operation-types.ts';
import { Box } from '#src/ui/layout/layout.tsx';
import { PostFigure } from './post-figure.tsx';
import { PostGallery } from './post-gallery.tsx';
import { PostVideo } from './post-video.tsx';

type Post = Pick<Schemas['Post'], 'format' | 'pictures' | 'title' | 'video'>;
type Props = {
  post: Post;
  /** All pictures of a gallery in a column, for people who have to see every one. */
  isGalleryExpanded?: boolean;
};

/** The media of a post by its format. An article has its pictures in the text. */
export function PostMedia({ post, isGalleryExpanded = false }: Props) {
  switch (post.format) {
    case 'FORMAT_ARTICLE':
      return null;
    case 'FORMAT_IMAGE':
      return post.pictures.map((picture) => (
        <PostFigure key={picture.id} picture={picture} title={post.title} eager />
      ));
    case 'FORMAT_GALLERY':
      return isGalleryExpanded ? <ExpandedGallery post={post} /> : <PostGallery post={post} />;
    case 'FORMAT_VIDEO':
    case 'GIFVIDEO':
      return (
        post.video && (
          <PostVideo video={post.video} title={post.title} isLoop={post.format === 'GIFVIDEO'} />
        )
      );
  }
}

function ExpandedGallery({ post: { pictures, title } }: { post: Post }) {
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
