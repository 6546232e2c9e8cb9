import { FormattedMessage } from 'react-intl';
import { contentLanguages } from '#domain/language/languages.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { LandingSection } from './landing-section.tsx';

const Figures = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
  },
});
const Figure = chakra('p', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'figure',
    lineHeight: 'tight',
    color: 'marker',
    letterSpacing: 'tight',
    marginBlockEnd: '2',
  },
});
const Languages = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: { lg: 'space-between' },
    columnGap: '5',
    rowGap: '1',
    paddingBlockStart: '5',
    borderBlockStartWidth: '1px',
    borderColor: 'ink.subtle',
    '& > li': { fontFamily: 'heading', fontSize: { base: 'xl', lg: 'lg' }, fontWeight: 'bold' },
  },
});

/** The claims in figures (spec point 9, "Marketing"). */
export function Reach() {
  return (
    <LandingSection
      id="reach"
      ground="night"
      title={
        <FormattedMessage
          id="landing.reach.title"
          defaultMessage="Reach millions of Indians"
          description="Heading of the claims"
        />
      }
    >
      <Figures>
        <div>
          <Figure>
            <FormattedMessage
              id="landing.reach.users"
              defaultMessage="266 million"
              description="Figure set very large: users"
            />
          </Figure>
          <p>
            <FormattedMessage
              id="landing.reach.users.text"
              defaultMessage="people open the app for news and stories. Your story could be the next one they read."
              description="Below the figure of users"
            />
          </p>
        </div>
        <div>
          <Figure>
            <FormattedMessage
              id="landing.reach.languages"
              defaultMessage="14 languages"
              description="Figure set very large: languages"
            />
          </Figure>
          <p>
            <FormattedMessage
              id="landing.reach.languages.text"
              defaultMessage="to choose from. Write the way people at home speak."
              description="Below the figure of languages"
            />
          </p>
        </div>
      </Figures>
      <Languages>
        {contentLanguages.map(({ isoCode, nativeName, dir }) => (
          <li key={isoCode} lang={isoCode} dir={dir}>
            {nativeName}
          </li>
        ))}
      </Languages>
    </LandingSection>
  );
}
