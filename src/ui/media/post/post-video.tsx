import { articleSize } from '#domain/media/image-sizes.ts';
import { sizedPictureUrl } from '#domain/media/picture-url.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { chakra } from '#src/theme/chakra.tsx';

const VideoElement = chakra('video', {
  base: {
    width: 'full',
    height: 'auto',
    maxHeight: '80vh',
    bg: 'surface.sunken',
    borderRadius: 'md',
  },
});

type Props = {
  video: NonNullable<Schemas['Post']['video']>;
  title: string;
  /** A gif video: plays by itself, again and again. */
  isLoop: boolean;
};

/**
 * A video of a post. What plays by itself can be stopped (WCAG 2.2.2), and waits where motion is
 * not wanted.
 */
export function PostVideo({ video: { url, width, height, poster }, title, isLoop }: Props) {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <VideoElement
      src={url}
      poster={poster ? sizedPictureUrl(poster.url, articleSize) : undefined}
      htmlWidth={width}
      htmlHeight={height}
      controls
      playsInline
      preload={isLoop ? 'auto' : 'none'}
      loop={isLoop}
      muted={isLoop}
      autoPlay={isLoop && !prefersReducedMotion}
      aria-label={title}
    />
  );
}
