import { useIntl } from 'react-intl';
import { type ContentLanguage, languageDirection } from '#domain/language/languages.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';

type Look = 'plain' | 'sand' | 'ink' | 'marker' | 'blush';
/**
 * One sort of type: the word "story", how it is inked, and how many of 20 (phone) and of 12 columns
 * it fills.
 */
type Tile = {
  language: ContentLanguage;
  word: string;
  look: Look;
  phone: number;
  wide: number;
  large?: boolean;
};

const tiles: readonly Tile[] = [
  { language: 'hi', word: 'कहानी', look: 'ink', phone: 5, wide: 7, large: true },
  { language: 'ta', word: 'கதை', look: 'plain', phone: 5, wide: 5, large: true },
  { language: 'te', word: 'కథ', look: 'marker', phone: 3, wide: 3 },
  { language: 'en', word: 'Story', look: 'sand', phone: 4, wide: 5 },
  { language: 'bn', word: 'গল্প', look: 'plain', phone: 3, wide: 4 },
  { language: 'ur', word: 'کہانی', look: 'blush', phone: 4, wide: 5, large: true },
  { language: 'gu', word: 'વાર્તા', look: 'plain', phone: 4, wide: 7, large: true },
  { language: 'ml', word: 'കഥ', look: 'sand', phone: 4, wide: 4 },
  { language: 'pa', word: 'ਕਹਾਣੀ', look: 'plain', phone: 5, wide: 5 },
  { language: 'kn', word: 'ಕಥೆ', look: 'ink', phone: 3, wide: 3 },
  { language: 'or', word: 'କାହାଣୀ', look: 'marker', phone: 6, wide: 7, large: true },
  { language: 'mr', word: 'गोष्ट', look: 'plain', phone: 4, wide: 5, large: true },
  { language: 'as', word: 'কাহিনী', look: 'blush', phone: 6, wide: 7 },
  { language: 'bho', word: 'किस्सा', look: 'sand', phone: 4, wide: 5 },
];

/* A forme of wood type: sorts of different widths, locked tight, with ink between them. */
const Mosaic = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(20, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))' },
    gridTemplateRows: {
      base: 'repeat(3, 2.875rem)',
      sm: 'repeat(3, 4.25rem)',
      md: 'repeat(3, 7.25rem 4.75rem)',
    },
    gap: { base: '2px', md: '3px' },
    padding: { base: '2px 0', md: '3px' },
    bg: 'ink',
    overflow: 'hidden',
    borderRadius: { base: '0', md: 'lg' },
    boxShadow: { md: 'floating' },
  },
});

const TileBox = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'tile',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    transitionProperty: 'background-color, color',
    transitionDuration: 'slow',
  },
  variants: {
    look: {
      plain: { bg: 'surface.raised', color: 'ink' },
      sand: { bg: 'surface.sunken', color: 'ink' },
      ink: { bg: 'surface.inverse', color: 'ink.inverse' },
      marker: { bg: 'marker', color: 'marker.contrast' },
      blush: { bg: 'accent.soft', color: 'ink' },
      chosen: { bg: 'accent', color: 'accent.contrast' },
    },
    large: {
      true: {
        fontSize: { base: 'tile', md: 'tileLarge' },
        '&:lang(ur)': { fontSize: { md: '4xl' } },
      },
    },
  },
});

/** The word "story" in the 14 languages; the reader's own is printed in the accent. */
export function LanguageMosaic() {
  const { language: current } = useLanguage();
  const label = useIntl().formatMessage({
    id: 'landing.wall',
    defaultMessage: 'The word “story” in 14 Indian languages',
    description: 'Text alternative of the artwork at the top',
  });
  return (
    <Mosaic role="img" aria-label={label} dir="ltr">
      {tiles.map(({ language, word, look, phone, wide, large }) => (
        <TileBox
          key={language}
          lang={language}
          dir={languageDirection(language)}
          look={language === current ? 'chosen' : look}
          large={large}
          css={{ gridColumn: { base: `span ${phone}`, md: `span ${wide}` } }}
        >
          {word}
        </TileBox>
      ))}
    </Mosaic>
  );
}
