import {
  type Direction,
  interfaceLanguages,
  languageDirection,
  nativeLanguageName,
} from '#domain/language/languages.ts';
import { globalCss } from '#src/theme/global-css.ts';
import { tokens } from '#src/theme/tokens.ts';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Specimen, Specimens, Value } from './specimen.tsx';
import { listTokens } from './token-lists.tsx';

const sample = 'Write in your language';

export function FontSizes() {
  return (
    <Specimens>
      {listTokens('fontSizes').map(({ token, value }) => (
        <Specimen key={token} token={token} value={value}>
          <Text lineHeight="tight" overflowWrap="anywhere" style={{ fontSize: value }}>
            {sample}
          </Text>
        </Specimen>
      ))}
    </Specimens>
  );
}

/** The tokens of a category as a property of a sample of text. */
function TextProperty({
  category,
  property,
  text = sample,
}: {
  category: 'fonts' | 'fontWeights' | 'lineHeights' | 'letterSpacings';
  property: 'fontFamily' | 'fontWeight' | 'lineHeight' | 'letterSpacing';
  text?: string;
}) {
  return (
    <Specimens>
      {listTokens(category).map(({ token, value }) => (
        <Specimen key={token} token={token} value={value}>
          <Text size="lg" style={{ [property]: value }}>
            {text}
          </Text>
        </Specimen>
      ))}
    </Specimens>
  );
}

const paragraph =
  'Reach readers with articles, photos and videos. See what happened to each post, and what it ' +
  'earned, on the phone that you wrote it on.';

export const Fonts = () => (
  <TextProperty category="fonts" property="fontFamily" text={`${sample} 0123456789`} />
);
export const FontWeights = () => <TextProperty category="fontWeights" property="fontWeight" />;
export const LineHeights = () => (
  <TextProperty category="lineHeights" property="lineHeight" text={paragraph} />
);
export const LetterSpacings = () => (
  <TextProperty category="letterSpacings" property="letterSpacing" />
);

type Texts = Record<string, string>;
const catalogues = import.meta.glob<Texts>('../../src/i18n/locales/*/landing.json', {
  eager: true,
  import: 'default',
});
const english = { title: 'Reach millions of Indians', text: paragraph };

/** Each language of the interface, with the portal's words and the line heights of its script. */
export function Scripts() {
  return (
    <Specimens>
      {interfaceLanguages.map((language) => {
        const texts = catalogues[`../../src/i18n/locales/${language}/landing.json`];
        const title = texts?.['landing.reach.title'] ?? english.title;
        const text = texts?.['landing.lead'] ?? english.text;
        return <Script key={language} {...{ language, title, text }} />;
      })}
    </Specimens>
  );
}

function Script({ language, title, text }: { language: string; title: string; text: string }) {
  const direction: Direction = languageDirection(language);
  const { body, heading } = scriptLineHeights(language);
  return (
    <Box
      as="li"
      data-language={language}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' }}
      gap="3"
      padding="4"
    >
      <Stack gap="0.5">
        <Text fontWeight="semibold" lang={language}>
          {nativeLanguageName(language)}
        </Text>
        <Value>{`heading ${heading}, body ${body}`}</Value>
      </Stack>
      <Stack gap="2" lang={language} dir={direction} fontFamily="body">
        <Text fontSize="xl" fontFamily="heading" fontWeight="bold" lineHeight="heading">
          {title}
        </Text>
        <Text>{text}</Text>
      </Stack>
    </Box>
  );
}

/** The line heights that the global styles set for a language. */
export function scriptLineHeights(language: string): { body: string; heading: string } {
  const rules = Object.entries(globalCss).filter(([selector]) =>
    selector.split(', ').includes(`:lang(${language})`),
  );
  const lineHeight = (name: 'body' | 'heading') =>
    rules
      .flatMap(([, rule]) => Object.entries(rule))
      .find(([property]) => property === `--dh-line-heights-${name}`)?.[1];
  return {
    body: String(lineHeight('body') ?? tokens.lineHeights.body.value),
    heading: String(lineHeight('heading') ?? tokens.lineHeights.heading.value),
  };
}
