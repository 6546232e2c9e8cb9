import { defineMessages, FormattedMessage } from 'react-intl';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { LandingSection } from './landing-section.tsx';
import { TutorialVideo } from './tutorial-video.tsx';

const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'center',
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
    textWithoutPhone: {
      id: 'landing.tutorial.1.text.no-phone',
      defaultMessage: 'With Google or Facebook.',
      description: 'Step 1, in regions without the phone sign-in',
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

/** How to register: the video, and the same as text for people who do not play it. */
export function Tutorial({ phoneOffered }: { phoneOffered: boolean }) {
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
        <TutorialVideo
          key={language}
          captions={phoneOffered ? `register.${language}` : `register-no-phone.${language}`}
          language={language}
        />
        <Steps>
          {steps.map(({ title, text, ...variant }) => (
            <Step key={title.id}>
              <StepTitle>
                <FormattedMessage {...title} />
              </StepTitle>
              <StepText>
                <FormattedMessage
                  {...('textWithoutPhone' in variant && !phoneOffered
                    ? variant.textWithoutPhone
                    : text)}
                />
              </StepText>
            </Step>
          ))}
        </Steps>
      </Split>
    </LandingSection>
  );
}
