import { useSelector } from '@xstate/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type Direction, languageDirection } from '#domain/language/languages.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { findTransliteratedField, rectBeforeCaret } from './text-fields.ts';
import type { TransliterationActor } from './typing-listener.ts';

const List = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'overlay',
    maxWidth: 'calc(100vw - 1rem)',
    padding: '1',
    bg: 'surface.raised',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    boxShadow: 'floating',
  },
});
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '0.5' } });
const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    gap: '2',
    minWidth: 'target',
    minHeight: 'target',
    justifyContent: 'center',
    paddingInline: '3',
    paddingBlock: '2',
    fontSize: 'md',
    lineHeight: 'body',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'surface.sunken' },
    _selected: { bg: 'accent.soft', color: 'ink' },
  },
});
const Key = chakra('span', {
  base: { fontSize: 'xs', color: 'ink.muted', display: { base: 'none', sm: 'inline' } },
});

/** Suggestions for the letters before the caret, one per row; the letters themselves are last. */
export function SuggestionList({ actor }: { actor: TransliterationActor }) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const { latin, words, current, language } = useSelector(actor, ({ context }) => context);
  usePositionBelow(list, latin, languageDirection(language));
  const label = intl.formatMessage(
    {
      id: 'editor.transliteration.suggestions',
      defaultMessage: 'Suggestions for “{latin}”',
      description: 'Name of the list',
    },
    { latin },
  );
  return (
    <List ref={list} dir="ltr">
      <Row
        role="listbox"
        dir={languageDirection(language)}
        aria-label={label}
        aria-orientation="horizontal"
      >
        {words.map((word, index) => (
          <Option
            key={word}
            role="option"
            lang={language}
            aria-selected={index === current}
            // The field keeps the focus, and the phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => actor.send({ type: 'word.chosen', index })}
          >
            <Key aria-hidden="true">{index + 1}</Key>
            {word}
          </Option>
        ))}
        <Option
          role="option"
          lang="en"
          aria-selected={false}
          color="ink.muted"
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => actor.send({ type: 'latin.confirmed' })}
        >
          <Key aria-hidden="true">{words.length + 1}</Key>
          {latin}
        </Option>
      </Row>
    </List>
  );
}

const [gap, edge] = [4, 8];

/**
 * Keeps the list below the letters, or above them where a keyboard or a bar would cover it. Nothing
 * on the page moves for it.
 */
function usePositionBelow(
  list: RefObject<HTMLElement | null>,
  latin: string,
  direction: Direction,
): void {
  useLayoutEffect(() => {
    const place = () => {
      const shown = list.current;
      const field = findTransliteratedField(document.activeElement);
      const box = field && rectBeforeCaret(field, latin.length);
      if (!shown || !box) return;
      const { width, height } = shown.getBoundingClientRect();
      const fits = box.bottom + gap + height <= visibleBottom(box);
      const top = fits ? box.bottom + gap : Math.max(edge, box.top - gap - height);
      const start = Math.min(
        direction === 'rtl' ? box.right - width : box.left,
        window.innerWidth - width - edge,
      );
      Object.assign(shown.style, {
        insetBlockStart: `${top}px`,
        insetInlineStart: `${Math.max(edge, start)}px`,
      });
    };
    place();
    const stop = new AbortController();
    for (const target of [window, window.visualViewport])
      for (const name of ['resize', 'scroll'])
        target?.addEventListener(name, place, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [list, latin, direction]);
}

/** How far down the window can be seen: to the keyboard, or to the toolbar above it. */
function visibleBottom(box: DOMRect): number {
  const { visualViewport } = window;
  const seen = visualViewport
    ? visualViewport.offsetTop + visualViewport.height
    : window.innerHeight;
  const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect().top ?? seen;
  return bar > box.bottom ? Math.min(seen, bar) : seen;
}
