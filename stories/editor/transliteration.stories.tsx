import { scheme } from '#domain/transliteration/languages/hi.ts';
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
  const { latin } = actor.getSnapshot().context;
  return (
    <Page data-transliterate="">
      <TextArea
        aria-label="Title"
        lang="hi"
        defaultValue={`आज ${latin}`}
        ref={(field: HTMLTextAreaElement | null) => {
          field?.focus();
          field?.setSelectionRange(field.value.length, field.value.length);
        }}
      />
      <TransliterationScreen actor={actor} />
    </Page>
  );
}

const story = (value: 'choosing' | 'unavailable', latin: string, current = 0) =>
  screenStory(Writing, transliterationMachine, {
    value,
    context: {
      language: 'hi',
      scheme,
      latin,
      words: transliterateWord(scheme, latin),
      current,
      inserted: '',
    },
  });

export const Choosing = story('choosing', 'namaste');
export const ChoosingAnother = story('choosing', 'kam', 1);
export const LongWords = story('choosing', 'pradhanmantriyon');
export const Unavailable = story('unavailable', '');
