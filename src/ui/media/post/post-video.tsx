import { articleSize } from '#domain/media/image-sizes.ts';
import { pictureAddress } from '#src/api/image-service.ts';
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
  /** A GIF video plays automatically in a loop. */
  isLoop: boolean;
};

/**
 * A video of a post. One that plays automatically can be stopped (WCAG 2.2.2), and does not start
 * with reduced motion.
 */
export function PostVideo({ video: { url, width, height, poster }, title, isLoop }: Props) {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <VideoElement
      src={url}
      poster={poster ? pictureAddress(poster.url, articleSize) : undefined}
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
