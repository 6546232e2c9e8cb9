import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { LandingSection } from './landing-section.tsx';

const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'center',
  },
});
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
const Steps = chakra('ol', { base: { display: 'grid', gap: '5', counterReset: 'step' } });
const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.25rem minmax(0, 1fr)',
    columnGap: '4',
    alignItems: 'start',
    counterIncrement: 'step',
    _before: {
      content: 'counter(step)',
      gridRow: 'span 2',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: '3.25rem',
      borderRadius: 'full',
      bg: 'marker',
      color: 'marker.contrast',
      fontFamily: 'figures',
      fontSize: 'xl',
      fontWeight: 'bold',
      lineHeight: '1',
    },
  },
});
const StepTitle = chakra('h3', { base: { fontSize: 'lg' } });
const StepText = chakra('p', { base: { color: 'ink.muted' } });

/**
 * The film with its picture whole: the browser's own controls, which would lie over it, come when
 * it is played.
 */
function TutorialVideo({ language }: { language: string }) {
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
  const begin = () => {
    setHasStarted(true);
    video.current?.focus();
    // A film that does not come says so in its own controls.
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
        <source src="/tutorial/register.mp4" type="video/mp4" />
        <track
          kind="captions"
          src={`/tutorial/register.${language}.vtt`}
          srcLang={language}
          default
        />
      </Screen>
      {!hasStarted && (
        <PlayButton type="button" aria-label={play} title={label} onClick={begin}>
          <span>
            <Play size="2.25rem" fill="currentColor" aria-hidden="true" />
          </span>
        </PlayButton>
      )}
    </Frame>
  );
}

const steps = [
  defineMessages({
    title: {
      id: 'landing.tutorial.1.title',
      defaultMessage: 'Sign in',
      description: 'Step 1',
    },
    text: {
      id: 'landing.tutorial.1.text',
      defaultMessage: 'With your phone number, Google or Facebook.',
      description: 'Step 1',
    },
  }),
  defineMessages({
    title: {
      id: 'landing.tutorial.2.title',
      defaultMessage: 'Create your profile',
      description: 'Step 2',
    },
    text: {
      id: 'landing.tutorial.2.text',
      defaultMessage: 'A photo, your name, your languages and a link to your work.',
      description: 'Step 2',
    },
  }),
  defineMessages({
    title: {
      id: 'landing.tutorial.3.title',
      defaultMessage: 'Get the blue tick',
      description: 'Step 3',
    },
    text: {
      id: 'landing.tutorial.3.text',
      defaultMessage: 'Our team reviews your profile. You can write drafts in the meantime.',
      description: 'Step 3',
    },
  }),
  defineMessages({
    title: {
      id: 'landing.tutorial.4.title',
      defaultMessage: 'Publish and earn',
      description: 'Step 4',
    },
    text: {
      id: 'landing.tutorial.4.text',
      defaultMessage: 'Send your post. After a short review, readers can see it.',
      description: 'Step 4',
    },
  }),
];

/** How to register: the film, and the same in words for who cannot or will not play it. */
export function Tutorial() {
  const { language } = useLanguage();
  return (
    <LandingSection
      id="register"
      ground="sunken"
      title={
        <FormattedMessage
          id="landing.tutorial.title"
          defaultMessage="How to register"
          description="Heading of the tutorial"
        />
      }
    >
      <Split>
        <TutorialVideo key={language} language={language} />
        <Steps>
          {steps.map(({ title, text }) => (
            <Step key={title.id}>
              <StepTitle>
                <FormattedMessage {...title} />
              </StepTitle>
              <StepText>
                <FormattedMessage {...text} />
              </StepText>
            </Step>
          ))}
        </Steps>
      </Split>
    </LandingSection>
  );
}
