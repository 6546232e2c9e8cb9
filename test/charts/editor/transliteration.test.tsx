import { useEffect } from 'react';
import { page, userEvent } from 'vitest/browser';
import { TransliterationScreen } from '#src/features/editor/transliteration/transliteration-screen.tsx';
import {
  listenToTyping,
  type TransliterationActor,
} from '#src/features/editor/transliteration/typing-listener.ts';
import samples from '#test/unit/machines/events/flow/editor/transliteration.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, press, text } from '../harness/gestures.ts';

const field = () => document.querySelector('textarea') as HTMLTextAreaElement;

const keys = (pressed: string) => () => {
  field().focus();
  return userEvent.keyboard(pressed);
};

const compose = (event: 'compositionstart' | 'compositionend') => () =>
  field().dispatchEvent(new CompositionEvent(event, { bubbles: true }));

walkChart({
  samples,
  Screen: Writing,
  gestures: {
    'word.typed': ({ latin }: { latin: string }) => keys(latin)(),
    'word.abandoned': () => {
      field().focus();
      field().blur();
    },
    'word.ended': keys(' '),
    'word.chosen': ({ index }: { index: number }) => page.getByRole('option').nth(index).click(),
    'next.requested': keys('{ArrowDown}'),
    'previous.requested': keys('{ArrowUp}'),
    'latin.confirmed': keys('{Escape}'),
    'reopen.requested': keys('{Backspace}'),
    'composition.started': compose('compositionstart'),
    'composition.ended': compose('compositionend'),
    'retry.requested': press('Try again'),
    'network.online': outside,
  },
  shows: {
    'transliteration.choosing': () => page.getByRole('listbox'),
    'transliteration.unavailable': text(/Your language's letters didn't load/),
  },
});

/** A field of the writer's own words, and what is seen of typing in it. */
function Writing({ actor }: { actor: TransliterationActor }) {
  useEffect(() => listenToTyping(actor, () => {}), [actor]);
  return (
    <div data-transliterate="">
      <textarea aria-label="Title" />
      <TransliterationScreen actor={actor} />
    </div>
  );
}
