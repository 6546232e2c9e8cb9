import { articleSize } from '#domain/image-sizes.ts';
import { pictureAt } from '#domain/picture-address.ts';
import type { Schemas } from '#src/api/operation-types.ts';
import { chakra } from '#src/theme/chakra.tsx';

const Film = chakra('video', {
  base: { width: 'full', height: 'auto', maxHeight: '80vh', bg: 'surface.sunken', borderRadius: 'md' },
});

type Props = {
  video: NonNullable<Schemas['Post']['video']>;
  title: string;
  /** A gif video: plays by itself, again and again. */
  loops: boolean;
};

/** A video of a post. What plays by itself can be stopped (WCAG 2.2.2), and waits where motion is not wanted. */
export function PostFilm({ video: { url, width, height, poster }, title, loops }: Props) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Film
      src={url}
      poster={poster ? pictureAt(poster.url, articleSize) : undefined}
      htmlWidth={width}
      htmlHeight={height}
      controls
      playsInline
      preload={loops ? 'auto' : 'none'}
      loop={loops}
      muted={loops}
      autoPlay={loops && !isStill}
      aria-label={title}
    />
  );
}
