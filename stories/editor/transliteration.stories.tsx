import { languageDirection } from '#domain/language/languages.ts';
import { scheme } from '#domain/transliteration/languages/hi.ts';
import { scheme as urduScheme } from '#domain/transliteration/languages/ur.ts';
import { transliterateWord } from '#domain/transliteration/transliterate-word.ts';
import { transliterationMachine } from '#machines/flow/editor/transliteration.ts';
import { TransliterationScreen } from '#src/features/editor/transliteration/transliteration-screen.tsx';
import type { TransliterationActor } from '#src/features/editor/transliteration/typing-listener.ts';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Editor/Transliteration' };

/** A field while somebody types in it. */
function Writing({ actor }: { actor: TransliterationActor }) {
  const { latin, language } = actor.getSnapshot().context;
  return (
    <Page data-transliterate="">
      <TextArea
        aria-label="Title"
        lang={language}
        dir={languageDirection(language)}
        defaultValue={`${language === 'ur' ? 'آج' : 'आज'} ${latin}`}
        ref={(field: HTMLTextAreaElement | null) => {
          field?.focus();
          field?.setSelectionRange(field.value.length, field.value.length);
        }}
      />
      <TransliterationScreen actor={actor} />
    </Page>
  );
}

const schemes = { hi: scheme, ur: urduScheme };

const story = (
  value: 'choosing' | 'unavailable',
  latin: string,
  current = 0,
  language: keyof typeof schemes = 'hi',
) =>
  screenStory(Writing, transliterationMachine, {
    value,
    context: {
      language,
      scheme: schemes[language],
      latin,
      words: transliterateWord(schemes[language], latin),
      current,
      inserted: '',
    },
  });

export const Choosing = story('choosing', 'namaste');
export const ChoosingAnother = story('choosing', 'kam', 1);
export const LongWords = story('choosing', 'pradhanmantriyon');
export const RightToLeft = story('choosing', 'sarkar', 0, 'ur');
export const Unavailable = story('unavailable', '');
