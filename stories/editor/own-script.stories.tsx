import { scheme } from '#domain/transliteration/languages/hi.ts';
import { readWord } from '#domain/transliteration/read-word.ts';
import { transliterationMachine } from '#machines/flow/transliteration.ts';
import type { OwnScriptActor } from '#src/editor/own-script/follow-typing.ts';
import { OwnScriptScreen } from '#src/editor/own-script/own-script-screen.tsx';
import { Page } from '#src/ui/layout.tsx';
import { TextArea } from '#src/ui/text-input.tsx';
import { screenStory } from '#stories/support/story.tsx';

export default { title: 'Editor/Latin letters' };

/** A field as it stands while somebody types in it. */
function Writing({ actor }: { actor: OwnScriptActor }) {
  const { latin } = actor.getSnapshot().context;
  return (
    <Page data-own-script="">
      <TextArea
        aria-label="Title"
        lang="hi"
        defaultValue={`आज ${latin}`}
        ref={(field: HTMLTextAreaElement | null) => {
          field?.focus();
          field?.setSelectionRange(field.value.length, field.value.length);
        }}
      />
      <OwnScriptScreen actor={actor} />
    </Page>
  );
}

const story = (value: 'choosing' | 'unavailable', latin: string, current = 0) =>
  screenStory(Writing, transliterationMachine, {
    value,
    context: { language: 'hi', scheme, latin, words: readWord(scheme, latin), current, taken: '' },
  });

export const Choosing = story('choosing', 'namaste');
export const ChoosingAnother = story('choosing', 'kam', 1);
export const LongWords = story('choosing', 'pradhanmantriyon');
export const Unavailable = story('unavailable', '');
