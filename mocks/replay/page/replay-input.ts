import type { InputEntry } from '#domain/problem-reports/recording.ts';
import { fileLike } from './recorded-files.ts';

/** The element at an address of a recording (src/charts/recording/input-recorder.ts). */
export function elementAt(target: string): HTMLElement | undefined {
  let found: Element | undefined = document.documentElement;
  for (const step of target.split('/')) {
    const [name, place] = step.split(':');
    const alike: Element[] = [...(found?.children ?? [])].filter(
      (child) => child.localName === name,
    );
    found = alike[Number(place)];
  }
  return found instanceof HTMLElement ? found : undefined;
}

/** Does again what a person did with an element. */
export function repeatInput(element: HTMLElement, entry: InputEntry): void {
  const { action, value = '', files } = entry;
  if (action === 'press') {
    element.focus();
    element.click();
  } else if (action === 'key') pressKey(element, value);
  else if (element instanceof HTMLSelectElement) {
    element.selectedIndex = Number(value);
    announce(element, 'input', 'change');
  } else if (files && element instanceof HTMLInputElement) {
    const chosen = new DataTransfer();
    for (const file of fileLike(files) as File[]) chosen.items.add(file);
    element.files = chosen.files;
    announce(element, 'input', 'change');
  } else fill(element, value);
}

const announce = (element: HTMLElement, ...types: string[]) => {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
};

function fill(element: HTMLElement, value: string): void {
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    // React has a setter of its own on the element, which would hide the change from it.
    const owner = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(element, value);
    announce(element, 'input', 'change');
    return;
  }
  const before = element.textContent;
  const isLonger = value.startsWith(before);
  const added = isLonger ? value.slice(before.length) : value;
  const selection = getSelection();
  selection?.selectAllChildren(element);
  if (isLonger) selection?.collapseToEnd();
  document.execCommand('insertText', false, added);
}

/** Keys that a page handles itself; what the browser does by them is recorded as a press. */
function pressKey(element: HTMLElement, key: string): void {
  const focused = document.activeElement;
  const target = focused instanceof HTMLElement && focused !== document.body ? focused : element;
  for (const type of ['keydown', 'keyup'])
    target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  const dialog = key === 'Escape' ? target.closest('dialog') : null;
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
