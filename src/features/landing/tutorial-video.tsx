import { Play } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';

const Frame = chakra('div', { base: { position: 'relative' } });
/* As large as the picture, which is what fingers aim at. */
const PlayButton = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'lg',
    cursor: 'pointer',
    '& > span': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '20',
      height: '20',
      borderRadius: 'full',
      borderWidth: '5px',
      borderColor: 'surface',
      bg: 'accent',
      color: 'accent.contrast',
      transition: 'background-color var(--dh-durations-fast)',
    },
    '&:hover > span': { bg: 'accent.hover' },
  },
});
const Screen = chakra('video', {
  base: {
    width: 'full',
    height: 'auto',
    aspectRatio: '16 / 9',
    bg: 'surface.inverse',
    borderRadius: 'lg',
    borderWidth: '3px',
    borderColor: 'ink',
  },
});

const film = '/tutorial/register.mp4';

/**
 * The video without overlays: the browser's own controls, which would cover it, come when
 * it is played. Without scripts the button opens the film itself.
 */
export function TutorialVideo({ language, captions }: { language: string; captions: string }) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const label = intl.formatMessage({
    id: 'landing.tutorial.film',
    defaultMessage: 'How to register, in 30 seconds. No sound, with captions.',
    description: 'Name of the video',
  });
  const play = intl.formatMessage({
    id: 'landing.tutorial.play',
    defaultMessage: 'Play video',
    description: 'Button over the picture of the video',
  });
  const begin = (event: MouseEvent) => {
    event.preventDefault();
    setHasStarted(true);
    video.current?.focus();
    // A video that fails to load shows that in its own controls.
    video.current?.play().catch(() => {});
  };
  return (
    <Frame>
      <Screen
        ref={video}
        controls={hasStarted}
        tabIndex={hasStarted ? 0 : -1}
        muted
        playsInline
        preload="none"
        poster="/tutorial/poster.svg"
        htmlWidth={640}
        htmlHeight={360}
        aria-label={label}
      >
        <source src={film} type="video/mp4" />
        <track kind="captions" src={`/tutorial/${captions}.vtt`} srcLang={language} default />
      </Screen>
      {!hasStarted && (
        <form action={film}>
          <PlayButton type="submit" aria-label={play} title={label} onClick={begin}>
            <span>
              <Play size="2.25rem" fill="currentColor" aria-hidden="true" />
            </span>
          </PlayButton>
        </form>
      )}
    </Frame>
  );
}
