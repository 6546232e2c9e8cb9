import type { ActorRefFrom } from 'xstate';
import type { transliterationMachine } from '#machines/flow/transliteration.ts';
import {
  latinBeforeCaret,
  type OwnField,
  ownFieldOf,
  replaceInInput,
  textBeforeCaret,
} from './own-fields.ts';

export type OwnScriptActor = ActorRefFrom<typeof transliterationMachine>;

/** Puts text in the place of what stands before the caret of the article. */
export type ReplaceInArticle = (before: string, after: string) => void;

/** Signs that end a word, and the bar, which is typed for the full stop of many scripts. */
const endOfWord = /^[\s.,;:!?)\]"“”|–-]$/;
const fullStop = (sign: string) => (sign === '|' ? '।' : sign);

/**
 * Tells the chart what is typed in fields of the writer's own words, and does there what it says. Keys that belong to a native
 * keyboard (composing, or without a name) are never touched. Gives the function that ends it.
 */
export function followTyping(actor: OwnScriptActor, replaceInArticle: ReplaceInArticle): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let isReplacing = false;
  const put = (field: OwnField, before: string, after: string) => {
    isReplacing = true;
    if (field.isContentEditable) replaceInArticle(before, after);
    else replaceInInput(field, before, after);
    isReplacing = false;
  };
  const replacing = actor.on('text.replaced', ({ before, after }) => {
    const field = ownFieldOf(document.activeElement);
    if (field) put(field, before, after);
  });
  const tell = (field: OwnField) => {
    const latin = latinBeforeCaret(field);
    actor.send(latin ? { type: 'word.typed', latin } : { type: 'word.left' });
  };
  let hasLetters = actor.getSnapshot().context.scheme !== null;
  const arriving = actor.subscribe(({ context }) => {
    if (hasLetters || !context.scheme) return;
    hasLetters = true;
    // Somebody has begun to type before the letters were here.
    const field = ownFieldOf(document.activeElement);
    if (field) tell(field);
  });
  document.addEventListener(
    'input',
    (event) => {
      const field = ownFieldOf(event.target);
      const { isComposing, inputType } = event as InputEvent;
      if (!field || isReplacing || isComposing) return;
      if (inputType?.startsWith('history')) actor.send({ type: 'word.left' });
      else tell(field);
    },
    options,
  );
  document.addEventListener('keydown', (event) => takeKey(actor, event), options);
  document.addEventListener(
    'beforeinput',
    (event) => {
      const field = ownFieldOf(event.target);
      if (!field || isReplacing || event.isComposing) return;
      if (takeInput(actor, field, event, put)) swallow(event);
    },
    options,
  );
  for (const [name, type] of [
    ['compositionstart', 'composition.started'],
    ['compositionend', 'composition.ended'],
    ['focusout', 'word.left'],
  ] as const)
    document.addEventListener(name, ({ target }) => ownFieldOf(target) && actor.send({ type }), options);
  document.addEventListener('focusin', ({ target }) => quietKeyboard(ownFieldOf(target)), options);
  document.addEventListener('selectionchange', () => followCaret(actor), options);
  quietKeyboard(ownFieldOf(document.activeElement));
  return () => {
    stop.abort();
    replacing.unsubscribe();
    arriving.unsubscribe();
  };
}

/** Keyboards that mend and capitalise Latin words would do so with words that are none. */
function quietKeyboard(field: OwnField | null): void {
  field?.setAttribute('autocapitalize', 'off');
  field?.setAttribute('autocorrect', 'off');
}

function takeKey(actor: OwnScriptActor, event: KeyboardEvent): void {
  // 229: the key belongs to a native keyboard.
  if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return;
  const { words } = actor.getSnapshot().context;
  if (!ownFieldOf(event.target) || !actor.getSnapshot().matches('choosing')) return;
  const place = Number(event.key) - 1;
  if (event.key === 'ArrowDown') actor.send({ type: 'next.requested' });
  else if (event.key === 'ArrowUp') actor.send({ type: 'previous.requested' });
  else if (event.key === 'Enter') actor.send({ type: 'word.ended', sign: '' });
  else if (event.key === 'Escape' || place === words.length) actor.send({ type: 'latin.kept' });
  else if (place in words) actor.send({ type: 'word.chosen', index: place });
  else return;
  swallow(event);
}

/** Takes a sign that ends the word, or Backspace behind one that was taken; true when it is not to be typed. */
function takeInput(
  actor: OwnScriptActor,
  field: OwnField,
  { inputType, data }: InputEvent,
  put: (field: OwnField, before: string, after: string) => void,
): boolean {
  const snapshot = actor.getSnapshot();
  const isSign = inputType === 'insertText' && data !== null && endOfWord.test(data);
  const isEnter = inputType === 'insertParagraph' || inputType === 'insertLineBreak';
  if (snapshot.matches('choosing') && (isSign || isEnter)) {
    actor.send({ type: 'word.ended', sign: isSign ? fullStop(data) : '' });
    return true;
  }
  if (
    inputType === 'deleteContentBackward' &&
    snapshot.can({ type: 'reopen.requested' }) &&
    textBeforeCaret(field)?.endsWith(snapshot.context.taken)
  ) {
    actor.send({ type: 'reopen.requested' });
    return true;
  }
  if (inputType !== 'insertText' || data !== '|' || textBeforeCaret(field) === null) return false;
  put(field, '', fullStop(data));
  actor.send({ type: 'word.left' });
  return true;
}

/** The caret was set elsewhere: the word is left as it stands. */
function followCaret(actor: OwnScriptActor): void {
  const field = ownFieldOf(document.activeElement);
  const snapshot = actor.getSnapshot();
  const { latin, taken } = snapshot.context;
  const isThere = field
    ? snapshot.matches('taken')
      ? textBeforeCaret(field)?.endsWith(taken)
      : snapshot.matches('latin')
        ? latinBeforeCaret(field) !== ''
        : latinBeforeCaret(field) === latin
    : false;
  if (!isThere) actor.send({ type: 'word.left' });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
