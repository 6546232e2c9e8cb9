import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  type ContentLanguage,
  languageDirection,
  nativeLanguageName,
} from '#domain/language/languages.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Columns, LandingSection } from './landing-section.tsx';

type Testimonial = {
  language: ContentLanguage;
  quote: string;
  name: string;
  place: string;
  translation: ReactNode;
};

/* In the creators' own words and scripts, with a translation below. */
const testimonials: readonly Testimonial[] = [
  {
    language: 'hi',
    quote: 'पहले मेरी ख़बर मोहल्ले तक जाती थी। अब पूरा बुंदेलखंड पढ़ता है, और लोग मुझे नाम से पहचानते हैं।',
    name: 'सविता पटेल',
    place: 'छतरपुर',
    translation: (
      <FormattedMessage
        id="landing.voices.savita"
        defaultMessage="My news used to reach only our street. Now all of Bundelkhand reads it, and people know me by name."
        description="Translation of a Hindi testimonial"
      />
    ),
  },
  {
    language: 'ta',
    quote: 'பாட்டி சொன்ன சமையல் குறிப்புகளை எழுத ஆரம்பித்தேன். இன்று அவை ஆயிரக்கணக்கான வீடுகளில் சமைக்கப்படுகின்றன.',
    name: 'மீனாட்சி சுந்தரம்',
    place: 'மதுரை',
    translation: (
      <FormattedMessage
        id="landing.voices.meenakshi"
        defaultMessage="I started writing down my grandmother’s recipes. Today they are cooked in thousands of homes."
        description="Translation of a Tamil testimonial"
      />
    ),
  },
  {
    language: 'ur',
    quote:
      'میں نے پرانی دلّی کی گلیوں کی کہانیاں لکھیں۔ لوگوں نے صرف پڑھیں نہیں، اپنی یادیں بھی لکھ بھیجیں۔',
    name: 'عادل رحمٰن',
    place: 'دہلی',
    translation: (
      <FormattedMessage
        id="landing.voices.adil"
        defaultMessage="I wrote the stories of Old Delhi’s lanes. People didn’t just read them. They sent me their own memories."
        description="Translation of an Urdu testimonial"
      />
    ),
  },
];

const Figure = chakra('figure', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: '5', sm: '6' },
    bg: 'surface.raised',
    borderWidth: '1px',
    borderColor: 'line',
    borderBlockStartWidth: '6px',
    borderBlockStartColor: 'accent',
    borderRadius: 'md',
  },
});
const Quote = chakra('blockquote', {
  base: { fontFamily: 'heading', fontSize: 'lg', fontWeight: 'semibold', color: 'ink' },
});
const Translation = chakra('p', { base: { color: 'ink.muted', fontSize: 'sm' } });
const Who = chakra('figcaption', {
  base: { display: 'flex', alignItems: 'center', gap: '3', marginBlockStart: 'auto' },
});
const Initial = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: 'avatar',
    height: 'avatar',
    borderRadius: 'full',
    bg: 'marker',
    color: 'marker.contrast',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: 'none',
    /* Nastaliq letters sit low and reach lower. */
    '&:lang(ur)': { fontSize: 'lg', paddingBlockEnd: '2' },
  },
});

/** Three creators from three regions. */
export function Testimonials() {
  const { language: current } = useLanguage();
  return (
    <LandingSection
      id="voices"
      joined
      title={
        <FormattedMessage
          id="landing.voices.title"
          defaultMessage="Creators, in their own words"
          description="Heading of the testimonials"
        />
      }
    >
      <Columns>
        {testimonials.map(({ language, quote, name, place, translation }) => (
          <Figure key={language}>
            <Quote lang={language} dir={languageDirection(language)}>
              {quote}
            </Quote>
            {language !== current && <Translation>{translation}</Translation>}
            <Who lang={language} dir={languageDirection(language)}>
              <Initial aria-hidden="true">{firstGrapheme(name)}</Initial>
              <span>
                <chakra.b display="block" fontWeight="bold">
                  {name}
                </chakra.b>
                <chakra.span color="ink.muted" fontSize="sm">
                  {place} · {nativeLanguageName(language)}
                </chakra.span>
              </span>
            </Who>
          </Figure>
        ))}
      </Columns>
    </LandingSection>
  );
}

function firstGrapheme(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
}
