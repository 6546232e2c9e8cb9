import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Section } from './pieces.tsx';

const Split = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'center',
  },
});
const Film = chakra('video', {
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

/** How to register: the film, and the same in words for who cannot or will not play it. */
export function Tutorial() {
  const { language } = useLanguage();
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'landing.tutorial.film',
    defaultMessage: 'How to register, in half a minute. Without sound, with captions.',
    description: 'Name of the video',
  });
  return (
    <Section
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
        <Film
          key={language}
          controls
          muted
          playsInline
          preload="none"
          poster="/tutorial/poster.svg"
          htmlWidth={640}
          htmlHeight={360}
          aria-label={label}
        >
          <source src="/tutorial/register.mp4" type="video/mp4" />
          <track kind="captions" src={`/tutorial/register.${language}.vtt`} srcLang={language} default />
        </Film>
        <Steps>
          <Step>
            <StepTitle>
              <FormattedMessage id="landing.tutorial.1.title" defaultMessage="Sign in" description="Step 1" />
            </StepTitle>
            <StepText>
              <FormattedMessage
                id="landing.tutorial.1.text"
                defaultMessage="With your phone number, Google or Facebook."
                description="Step 1"
              />
            </StepText>
          </Step>
          <Step>
            <StepTitle>
              <FormattedMessage
                id="landing.tutorial.2.title"
                defaultMessage="Create your profile"
                description="Step 2"
              />
            </StepTitle>
            <StepText>
              <FormattedMessage
                id="landing.tutorial.2.text"
                defaultMessage="A picture, your name, your languages and a link to your work."
                description="Step 2"
              />
            </StepText>
          </Step>
          <Step>
            <StepTitle>
              <FormattedMessage
                id="landing.tutorial.3.title"
                defaultMessage="Get the blue tick"
                description="Step 3"
              />
            </StepTitle>
            <StepText>
              <FormattedMessage
                id="landing.tutorial.3.text"
                defaultMessage="Our team looks at your profile. You can write drafts meanwhile."
                description="Step 3"
              />
            </StepText>
          </Step>
          <Step>
            <StepTitle>
              <FormattedMessage
                id="landing.tutorial.4.title"
                defaultMessage="Publish and earn"
                description="Step 4"
              />
            </StepTitle>
            <StepText>
              <FormattedMessage
                id="landing.tutorial.4.text"
                defaultMessage="Send your post. After a short review it goes out to readers."
                description="Step 4"
              />
            </StepText>
          </Step>
        </Steps>
      </Split>
    </Section>
  );
}
