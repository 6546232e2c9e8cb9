/* The fields with transliteration: those inside an element that enables it. */

export type TransliteratedField = HTMLElement;

const textFields = 'textarea, input[type=text], input:not([type])';

/** The writer's text field that this element is or belongs to; null for others. */
export function findTransliteratedField(target: EventTarget | null): TransliteratedField | null {
  if (!(target instanceof HTMLElement) || !target.closest('[data-transliterate]')) return null;
  if (target.closest('dialog, [role=dialog]')) return null;
  if (target.matches(textFields)) return target;
  return target.isContentEditable ? target : null;
}

const isInput = (field: TransliteratedField): field is HTMLInputElement | HTMLTextAreaElement =>
  field.matches(textFields);

/**
 * The text before the caret: all of it in a native field, otherwise the part in one format. Null
 * for a selection.
 */
export function textBeforeCaret(field: TransliteratedField): string | null {
  if (isInput(field)) {
    const { selectionStart, selectionEnd, value } = field;
    return selectionStart === null || selectionStart !== selectionEnd
      ? null
      : value.slice(0, selectionStart);
  }
  const selection = getSelection();
  if (!selection?.isCollapsed || selection.anchorNode?.nodeType !== Node.TEXT_NODE) return null;
  if (!field.contains(selection.anchorNode)) return null;
  return selection.anchorNode.textContent?.slice(0, selection.anchorOffset) ?? null;
}

/** The Latin letters right before the caret, or an empty string. */
export function latinBeforeCaret(field: TransliteratedField): string {
  return /[A-Za-z]+$/.exec(textBeforeCaret(field) ?? '')?.[0] ?? '';
}

/**
 * Replaces text before the caret of a native field as if it was typed, so that undo includes it.
 */
export function replaceInInput(field: TransliteratedField, before: string, after: string): void {
  if (!isInput(field) || !textBeforeCaret(field)?.endsWith(before)) return;
  const caret = field.selectionStart ?? 0;
  field.setSelectionRange(caret - before.length, caret);
  // There is no other way to change a field without emptying the browser's list of what can be
  // undone.
  document.execCommand('insertText', false, after);
}

/** The position of the letters before the caret in the window; null when it is unknown. */
export function rectBeforeCaret(field: TransliteratedField, length: number): DOMRect | null {
  return isInput(field) ? rectInInput(field, length) : rectInText(length);
}

function rectInText(length: number): DOMRect | null {
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {};
  if (anchorNode?.nodeType !== Node.TEXT_NODE) return null;
  const range = document.createRange();
  range.setStart(anchorNode, Math.max(0, anchorOffset - length));
  range.setEnd(anchorNode, anchorOffset);
  return range.getClientRects()[0] ?? null;
}

const copiedStyles = [
  'font',
  'letterSpacing',
  'wordSpacing',
  'textIndent',
  'padding',
  'border',
  'boxSizing',
  'direction',
  'textAlign',
  'overflowWrap',
] as const;

/** A native field does not report positions, so a hidden copy is laid out. */
function rectInInput(field: HTMLInputElement | HTMLTextAreaElement, length: number): DOMRect {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const property of copiedStyles) copy.style[property] = style[property];
  const own = field.getBoundingClientRect();
  const isLine = field instanceof HTMLInputElement;
  Object.assign(copy.style, {
    position: 'fixed',
    visibility: 'hidden',
    overflow: 'hidden',
    whiteSpace: isLine ? 'pre' : 'pre-wrap',
    inlineSize: `${own.width}px`,
    insetBlockStart: `${own.top - field.scrollTop}px`,
    [style.direction === 'rtl' ? 'insetInlineEnd' : 'insetInlineStart']: '0',
  });
  const caret = field.selectionStart ?? 0;
  const letters = document.createElement('span');
  letters.textContent = field.value.slice(caret - length, caret);
  copy.append(field.value.slice(0, caret - length), letters, field.value.slice(caret));
  document.body.append(copy);
  const found = letters.getClientRects()[0] ?? letters.getBoundingClientRect();
  const shift = own.left - field.scrollLeft - copy.getBoundingClientRect().left;
  copy.remove();
  const top = isLine ? own.top : found.top;
  return new DOMRect(found.left + shift, top, found.width, isLine ? own.height : found.height);
}
