import type { CDPSession, Locator, Page } from '@playwright/test';
import type { IndicWords } from '#test/factories/indic-words.ts';

/*
 * What keyboards of Indian languages do to a page, over Chromium's input protocol: they compose
 * every word, replace it key by key until it is committed, and reach back for committed words.
 * Before a release the traces are repeated by hand on phones.
 */

type Range = { start: number; end: number };

/** One action of a keyboard, or of a finger on the page. */
export type Gesture =
  /** Ends what is being composed, and takes everything out. */
  | { clear: true }
  | { compose: readonly string[]; instead?: Range }
  | { commit: string }
  | { type: readonly string[] }
  | { select: Range }
  | { undo: true }
  /** Bold is pressed; where there is none nothing happens. */
  | { bold: true }
  /** A pause after which the text is stored on the device. */
  | { rest: true }
  /** A pause after which the text is saved on the server. */
  | { pause: true };

/**
 * A named trace: its actions and the resulting text.
 * @param beside actions on the page; without them there are none
 */
export type Trace = { gestures: Gesture[]; ends: string };

const lastOf = (stages: readonly string[]) => stages.at(-1) ?? '';
const space: Gesture = { commit: ' ' };

/** Everything that a keyboard is known to break editors with, in one language's words. */
export function tracesOf({ word, other, inflected }: IndicWords): Record<string, Trace> {
  const [one, two] = [lastOf(word), lastOf(other)];
  const typed: Gesture[] = [{ type: word }, space, { type: other }];
  return {
    'key by key': { gestures: [...typed, space, { type: word }], ends: `${one} ${two} ${one}` },
    'an earlier word composed again': {
      gestures: [
        { type: [inflected.before] },
        space,
        { type: [inflected.next] },
        { select: { start: 1, end: 1 } },
        {
          compose: [inflected.before, inflected.after],
          instead: { start: 0, end: inflected.before.length },
        },
        { commit: inflected.after },
      ],
      ends: `${inflected.after} ${inflected.next}`,
    },
    'Bold in the middle of a word': {
      gestures: [
        { type: word },
        space,
        { compose: other.slice(0, 1) },
        { bold: true },
        { compose: other.slice(1) },
        { commit: two },
        space,
        { type: word },
      ],
      ends: `${one} ${two} ${one}`,
    },
    'a word in the middle replaced': {
      gestures: [
        ...typed,
        space,
        { type: word },
        { select: { start: one.length + 1, end: one.length + 1 + two.length } },
        { type: [inflected.before.slice(0, 1), inflected.before] },
      ],
      ends: `${one} ${inflected.before} ${one}`,
    },
    'everything replaced': {
      gestures: [
        ...typed,
        { select: { start: 0, end: one.length + 1 + two.length } },
        { type: word },
      ],
      ends: one,
    },
    'read and saved while composing': {
      gestures: [
        { type: word },
        space,
        { compose: other.slice(0, -1) },
        { rest: true },
        { pause: true },
        { compose: other.slice(-1) },
        { commit: two },
      ],
      ends: `${one} ${two}`,
    },
    'undo after two words': {
      gestures: [...typed, { undo: true }],
      ends: one,
    },
  };
}

/**
 * A sentence word by word, each composed code point by code point; the mark at the end of a word is
 * no part of its composition.
 */
export function sentenceTrace(sentence: string): Gesture[] {
  return sentence
    .normalize('NFC')
    .split(/(?= )|(?<= )/)
    .flatMap((part): Gesture[] => {
      const [, word = '', rest = ''] = /^([\p{L}\p{M}\p{N}-]*)(.*)$/u.exec(part) ?? [];
      const signs = [...word];
      const stages = signs.map((_, place) => signs.slice(0, place + 1).join(''));
      return [
        ...(stages.length > 0 ? [{ type: stages }] : []),
        ...(rest ? [{ commit: rest }] : []),
      ];
    });
}

export type Beside = Partial<Record<'bold' | 'rest' | 'pause', () => Promise<void>>>;

/** A keyboard at one field of a page. */
export class Keyboard {
  readonly #field: Locator;
  readonly #session: CDPSession;
  readonly #beside: Beside;

  private constructor(field: Locator, session: CDPSession, beside: Beside) {
    this.#field = field;
    this.#session = session;
    this.#beside = beside;
  }

  /** @param beside actions on the page next to the keys; without them there are none */
  static async at(field: Locator, beside: Beside = {}): Promise<Keyboard> {
    const page = field.page();
    return new Keyboard(field, await page.context().newCDPSession(page), beside);
  }

  async perform(gestures: readonly Gesture[]): Promise<void> {
    for (const gesture of gestures) await this.#perform(gesture);
  }

  /** Shows a word as it grows under the finger; nothing is committed yet. */
  async #compose(stages: readonly string[], instead?: Range): Promise<void> {
    let range = instead;
    for (const text of stages) {
      await this.#session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
        ...(range ? { replacementStart: range.start, replacementEnd: range.end } : {}),
      });
      range = undefined;
    }
  }

  async #commit(text: string): Promise<void> {
    await this.#session.send('Input.insertText', { text });
  }

  async #clear(): Promise<void> {
    await this.#field.blur();
    await this.#field.focus();
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.press('Delete');
  }

  get #page(): Page {
    return this.#field.page();
  }

  async #perform(gesture: Gesture): Promise<void> {
    if ('clear' in gesture) return this.#clear();
    if ('compose' in gesture) return this.#compose(gesture.compose, gesture.instead);
    if ('commit' in gesture) return this.#commit(gesture.commit);
    if ('select' in gesture) return this.#field.evaluate(select, gesture.select);
    if ('undo' in gesture) return this.#page.keyboard.press('ControlOrMeta+Z');
    if ('type' in gesture) {
      await this.#compose(gesture.type);
      return this.#commit(lastOf(gesture.type));
    }
    for (const [name, act] of Object.entries(this.#beside)) if (name in gesture) await act();
  }
}

/** Runs in the page: selects letters of a field as a finger does. */
function select(field: Element, { start, end }: Range): void {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    field.setSelectionRange(start, end);
    return;
  }
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (start >= passed && start <= passed + length) range.setStart(node, start - passed);
    if (end >= passed && end <= passed + length) range.setEnd(node, end - passed);
    passed += length;
  }
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
}
