import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { LanguageMosaic } from './language-mosaic.tsx';
import { SignInChoices, type SignInProps } from './sign-in-choices.tsx';

/* On phones the artwork is a band above the text, otherwise next to it. */
const Front = chakra('div', {
  base: {
    display: 'grid',
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    gap: { base: '6', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
    alignItems: 'center',
    paddingInline: { base: '0', md: '8' },
    paddingBlockStart: { base: '0', md: '8' },
    paddingBlockEnd: { base: '10', md: '20' },
  },
});
const Words = chakra('div', {
  base: { paddingInline: { base: '4', md: '0' }, order: { md: '-1' }, minWidth: '0' },
});
const Tagline = chakra('h1', {
  base: { fontSize: 'hero', lineHeight: 'tight', letterSpacing: 'tight' },
});
const Lead = chakra('p', {
  base: { fontSize: { base: 'md', md: 'lg' }, color: 'ink.muted', maxWidth: '34rem' },
});

const Line = chakra('span', { base: { display: 'block', textWrap: 'balance' } });

/* The stroke of a marker pen behind a word. */
const Marked = chakra('span', {
  base: {
    backgroundImage:
      'linear-gradient(transparent 58%, var(--dh-colors-marker-stroke) 58% 92%, transparent 92%)',
    boxDecorationBreak: 'clone',
  },
});

/** The first screenful: what this is, and the way in. */
export function Hero(signIn: SignInProps) {
  return (
    <Front>
      <LanguageMosaic />
      <Words>
        <Stack gap={{ base: '4', md: '6' }}>
          <Tagline>
            <FormattedMessage
              id="landing.tagline"
              defaultMessage="<line>Write in your language.</line> <line>Be read by <mark>millions</mark>.</line>"
              description="The tagline; each sentence is a line, mark is drawn with a marker pen"
              values={{
                line: (text) => <Line>{text}</Line>,
                mark: (text) => <Marked key="mark">{text}</Marked>,
              }}
            />
          </Tagline>
          <Lead>
            <FormattedMessage
              id="landing.lead"
              defaultMessage="Share articles, photos and videos with 266 million people in 14 languages, and earn as they read."
              description="Below the tagline"
            />
          </Lead>
          <SignInChoices {...signIn} />
        </Stack>
      </Words>
    </Front>
  );
}
