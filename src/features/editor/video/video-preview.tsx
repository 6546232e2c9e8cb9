import { useIntl } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';

const VideoElement = chakra('video', {
  base: {
    width: 'full',
    height: 'auto',
    maxHeight: '60dvh',
    bg: 'surface.sunken',
    borderRadius: 'md',
  },
});

type Props = {
  url: string;
  size: { width: number | null; height: number | null } | null;
  poster: string | null;
  /** A GIF video plays automatically in a loop. */
  isLoop: boolean;
};

/**
 * The chosen video. One that plays automatically can be stopped (WCAG 2.2.2), and does not start
 * with reduced motion.
 */
export function VideoPreview({ url, size, poster, isLoop }: Props) {
  const intl = useIntl();
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <VideoElement
      src={url}
      poster={poster ?? undefined}
      htmlWidth={size?.width ?? undefined}
      htmlHeight={size?.height ?? undefined}
      controls
      playsInline
      preload={poster && !isLoop ? 'none' : 'metadata'}
      loop={isLoop}
      muted={isLoop}
      autoPlay={isLoop && !prefersReducedMotion}
      aria-label={intl.formatMessage({
        id: 'video.preview',
        defaultMessage: 'Your video',
        description: 'Name of the player that shows the video of a post that is being written',
      })}
    />
  );
}
