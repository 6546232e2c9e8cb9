import { earlyPressAttribute, firstPageElement } from '#src/ui/layout/first-page.ts';

/** A composition that rests this long counts as ended, in ms: some keyboards never end one. */
const idleMs = 1000;

/**
 * Continues the prerendered page (src/prerender/phone): the number, the selection, the focus and
 * the last press move to the portal's page, which is the same. Waits while a keyboard composes.
 * Does nothing where there is no prerendered page.
 * @returns a function that stops waiting
 */
export function takeOverPhonePage(
  form: HTMLFormElement,
  setPhone: (phone: string) => void,
): () => void {
  const page = firstPageElement();
  const early = page?.querySelector<HTMLInputElement>('input[name=phone]');
  const field = form.elements.namedItem('phone');
  if (!page || !early || !(field instanceof HTMLInputElement)) return () => {};
  return whenComposed(early, () => {
    setPhone(early.value);
    const focused = counterpart(page, document.activeElement);
    const pressed = counterpart(page, page.querySelector(`[${earlyPressAttribute}]`));
    // Shows the portal, so that the focus can move while the keyboard of the phone stays open.
    page.hidden = true;
    focused?.focus({ preventScroll: true });
    field.setSelectionRange(early.selectionStart, early.selectionEnd);
    page.remove();
    // After the effects of the first render, which start the charts.
    if (pressed) setTimeout(() => pressed.click());
  });
}

/** The element of the portal at the place of one of the prerendered page. */
function counterpart(page: HTMLElement, element: Element | null): HTMLElement | null {
  const portal = document.getElementById('root');
  if (!portal || !element || !page.contains(element)) return null;
  const all = 'a[href],button,input';
  const index = [...page.querySelectorAll(all)].indexOf(element);
  const found = portal.querySelectorAll<HTMLElement>(all)[index];
  const isSame = found?.tagName === element.tagName && found.textContent === element.textContent;
  return isSame ? found : null;
}

function whenComposed(field: HTMLInputElement, act: () => void): () => void {
  if (field.dataset.composing === undefined) {
    act();
    return () => {};
  }
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    stop.abort();
    act();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, idleMs);
  };
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  field.addEventListener('compositionend', () => setTimeout(end), { signal: stop.signal });
  field.addEventListener('compositionupdate', wait, { signal: stop.signal });
  wait();
  return () => stop.abort();
}
