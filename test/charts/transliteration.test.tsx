import { useEffect } from 'react';
import { page, userEvent } from 'vitest/browser';
import { followTyping, type OwnScriptActor } from '#src/editor/own-script/follow-typing.ts';
import { OwnScriptScreen } from '#src/editor/own-script/own-script-screen.tsx';
import samples from '../unit/machines/events/transliteration.ts';
import { outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

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
    'word.left': () => {
      field().focus();
      field().blur();
    },
    'word.ended': keys(' '),
    'word.chosen': ({ index }: { index: number }) => page.getByRole('option').nth(index).click(),
    'next.requested': keys('{ArrowDown}'),
    'previous.requested': keys('{ArrowUp}'),
    'latin.kept': keys('{Escape}'),
    'reopen.requested': keys('{Backspace}'),
    'composition.started': compose('compositionstart'),
    'composition.ended': compose('compositionend'),
    'retry.requested': press('Try again'),
    'network.online': outside,
  },
  shows: {
    'transliteration.choosing': () => page.getByRole('listbox'),
    'transliteration.unavailable': text(/The letters of your language did not load/),
  },
});

/** A field of the writer's own words, and what is seen of typing in it. */
function Writing({ actor }: { actor: OwnScriptActor }) {
  useEffect(() => followTyping(actor, () => {}), [actor]);
  return (
    <div data-own-script="">
      <textarea aria-label="Title" />
      <OwnScriptScreen actor={actor} />
    </div>
  );
}
