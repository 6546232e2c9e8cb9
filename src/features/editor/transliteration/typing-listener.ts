import type { ActorRefFrom } from 'xstate';
import { sentenceSign } from '#domain/transliteration/sentence-signs.ts';
import type { transliterationMachine } from '#machines/flow/editor/transliteration.ts';
import {
  findTransliteratedField,
  latinBeforeCaret,
  replaceInInput,
  type TransliteratedField,
  textBeforeCaret,
} from './text-fields.ts';

export type TransliterationActor = ActorRefFrom<typeof transliterationMachine>;

/** Replaces the text before the caret of the article. */
export type ReplaceInArticle = (before: string, after: string) => void;

/** Signs that end a word, and the bar, which is typed for the full stop of many scripts. */
const wordTerminator = /^[\s.,;:!?)\]"“”|–-]$/;

/**
 * Reports typing in the writer's text fields to the chart and applies its changes. Keys of a native
 * keyboard (composing, or without a name) are never touched. Returns a function that stops it.
 */
export function listenToTyping(
  actor: TransliterationActor,
  replaceInArticle: ReplaceInArticle,
): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const writer = createFieldWriter(replaceInArticle);
  const replacementSubscription = actor.on('text.replaced', ({ before, after }) => {
    const field = findTransliteratedField(document.activeElement);
    if (field) writer.replace(field, before, after);
  });
  const schemeSubscription = reportTypingOnceLoaded(actor);
  document.addEventListener(
    'input',
    (event) => {
      const field = findTransliteratedField(event.target);
      const { isComposing, inputType } = event as InputEvent;
      if (!field || writer.isReplacing() || isComposing) return;
      if (inputType?.startsWith('history')) actor.send({ type: 'word.abandoned' });
      else reportTyping(actor, field);
    },
    options,
  );
  document.addEventListener('keydown', (event) => handleKey(actor, event), options);
  document.addEventListener(
    'beforeinput',
    (event) => {
      const field = findTransliteratedField(event.target);
      if (!field || writer.isReplacing() || event.isComposing) return;
      if (handleInput(actor, field, event, writer.replace)) cancelEvent(event);
    },
    options,
  );
  for (const [name, type] of [
    ['compositionstart', 'composition.started'],
    ['compositionend', 'composition.ended'],
    ['focusout', 'word.abandoned'],
  ] as const)
    document.addEventListener(
      name,
      ({ target }) => findTransliteratedField(target) && actor.send({ type }),
      options,
    );
  document.addEventListener(
    'focusin',
    ({ target }) => disableAutocorrect(findTransliteratedField(target)),
    options,
  );
  document.addEventListener('selectionchange', () => handleCaretMove(actor), options);
  disableAutocorrect(findTransliteratedField(document.activeElement));
  return () => {
    stop.abort();
    replacementSubscription.unsubscribe();
    schemeSubscription.unsubscribe();
  };
}

/** Replaces text before the caret; `isReplacing` while a field reports such a change. */
function createFieldWriter(replaceInArticle: ReplaceInArticle) {
  let isReplacing = false;
  return {
    isReplacing: () => isReplacing,
    replace(field: TransliteratedField, before: string, after: string) {
      isReplacing = true;
      if (field.isContentEditable) replaceInArticle(before, after);
      else replaceInInput(field, before, after);
      isReplacing = false;
    },
  };
}

function reportTyping(actor: TransliterationActor, field: TransliteratedField): void {
  const latin = latinBeforeCaret(field);
  actor.send(latin ? { type: 'word.typed', latin } : { type: 'word.abandoned' });
}

/** For letters typed before the dictionary of the language had loaded. */
function reportTypingOnceLoaded(actor: TransliterationActor) {
  let hasScheme = actor.getSnapshot().context.scheme !== null;
  return actor.subscribe(({ context }) => {
    if (hasScheme || !context.scheme) return;
    hasScheme = true;
    const field = findTransliteratedField(document.activeElement);
    if (field) reportTyping(actor, field);
  });
}

/** Autocorrect and capitals would change Latin letters that are not words. */
function disableAutocorrect(field: TransliteratedField | null): void {
  field?.setAttribute('autocapitalize', 'off');
  field?.setAttribute('autocorrect', 'off');
}

function handleKey(actor: TransliterationActor, event: KeyboardEvent): void {
  // 229: the key belongs to a native keyboard.
  if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const { words } = actor.getSnapshot().context;
  if (!findTransliteratedField(event.target) || !actor.getSnapshot().matches('choosing')) return;
  const place = Number(event.key) - 1;
  if (event.key === 'ArrowDown') actor.send({ type: 'next.requested' });
  else if (event.key === 'ArrowUp') actor.send({ type: 'previous.requested' });
  else if (event.key === 'Enter') actor.send({ type: 'word.ended', sign: '' });
  else if (event.key === 'Escape' || place === words.length)
    actor.send({ type: 'latin.confirmed' });
  else if (place in words) actor.send({ type: 'word.chosen', index: place });
  else return;
  cancelEvent(event);
}

/**
 * Takes a sign that ends the word, or Backspace behind one that was taken; true when it is not to
 * be typed.
 */
function handleInput(
  actor: TransliterationActor,
  field: TransliteratedField,
  { inputType, data }: InputEvent,
  replaceText: (field: TransliteratedField, before: string, after: string) => void,
): boolean {
  const snapshot = actor.getSnapshot();
  const isSign = inputType === 'insertText' && data !== null && wordTerminator.test(data);
  const isEnter = inputType === 'insertParagraph' || inputType === 'insertLineBreak';
  if (snapshot.matches('choosing') && (isSign || isEnter)) {
    const { language, words, current } = snapshot.context;
    const sign = isSign ? sentenceSign(language, data, words[current] ?? '') : '';
    actor.send({ type: 'word.ended', sign });
    return true;
  }
  if (
    inputType === 'deleteContentBackward' &&
    snapshot.can({ type: 'reopen.requested' }) &&
    textBeforeCaret(field)?.endsWith(snapshot.context.inserted)
  ) {
    actor.send({ type: 'reopen.requested' });
    return true;
  }
  const textBefore = textBeforeCaret(field);
  if (!isSign || textBefore === null) return false;
  const sign = sentenceSign(snapshot.context.language, data, textBefore);
  if (sign === data) return false;
  replaceText(field, '', sign);
  actor.send({ type: 'word.abandoned' });
  return true;
}

/** The caret has moved, so the word stays as it is. */
function handleCaretMove(actor: TransliterationActor): void {
  const field = findTransliteratedField(document.activeElement);
  const snapshot = actor.getSnapshot();
  const { latin, inserted } = snapshot.context;
  const isThere = field
    ? snapshot.matches('inserted')
      ? textBeforeCaret(field)?.endsWith(inserted)
      : snapshot.matches('latin')
        ? latinBeforeCaret(field) !== ''
        : latinBeforeCaret(field) === latin
    : false;
  if (!isThere) actor.send({ type: 'word.abandoned' });
}

function cancelEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
