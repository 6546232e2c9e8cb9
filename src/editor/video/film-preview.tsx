import { useIntl } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';

const Film = chakra('video', {
  base: { width: 'full', height: 'auto', maxHeight: '60dvh', bg: 'surface.sunken', borderRadius: 'md' },
});

type Props = {
  url: string;
  measures: { width: number | null; height: number | null } | null;
  poster: string | null;
  /** A gif video: plays by itself, again and again. */
  loops: boolean;
};

/** The video that was chosen. What plays by itself can be stopped (WCAG 2.2.2), and waits where motion is not wanted. */
export function FilmPreview({ url, measures, poster, loops }: Props) {
  const intl = useIntl();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Film
      src={url}
      poster={poster ?? undefined}
      htmlWidth={measures?.width ?? undefined}
      htmlHeight={measures?.height ?? undefined}
      controls
      playsInline
      preload={poster && !loops ? 'none' : 'metadata'}
      loop={loops}
      muted={loops}
      autoPlay={loops && !isStill}
      aria-label={intl.formatMessage({
        id: 'video.preview',
        defaultMessage: 'Your video',
        description: 'Name of the player that shows the video of a post that is being written',
      })}
    />
  );
}
