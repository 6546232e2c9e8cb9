/** Sent to the window when React has started to hydrate a prerendered page. */
export const hydrationStarted = 'hydration-started';

/** The look of a button that was pressed early: its icon becomes the ring of `Spinner`. */
export const earlyPressStyle = [
  '[data-early-press] svg{box-sizing:border-box;border:.16em solid;border-radius:50%;',
  'border-inline-end-color:transparent;animation:spin .8s linear infinite}',
  '[data-early-press] svg>*{display:none}',
].join('');

/**
 * Remembers the last button that was pressed before the portal can handle it, and presses it again
 * when hydration has started; React then hydrates it at once. Enter and Space on a button are
 * clicks too. Links and `<summary>` work without a script: pressing one is another choice.
 *
 * The build writes the text of this function into the page, so it uses nothing outside itself.
 */
export function recordEarlyPress(hydrationEvent: string): void {
  const capture = { capture: true };
  let pressed: HTMLElement | null = null;
  const forget = () => {
    pressed?.removeAttribute('aria-busy');
    pressed?.removeAttribute('data-early-press');
    pressed = null;
  };
  const record = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('a,button,summary');
    if (!control) return;
    forget();
    if (control.tagName !== 'BUTTON') return;
    pressed = control;
    // React compares no attributes when it hydrates.
    pressed.setAttribute('aria-busy', 'true');
    pressed.setAttribute('data-early-press', '');
  };
  const forgetWithoutScripts = (event: Event) => {
    if ((event.target as Partial<Element>).tagName === 'SCRIPT') forget();
  };
  const replay = () => {
    removeEventListener('click', record, capture);
    removeEventListener('error', forgetWithoutScripts, capture);
    removeEventListener('pagehide', forget);
    const button = pressed;
    forget();
    if (button?.isConnected) button.click();
  };
  addEventListener('click', record, capture);
  addEventListener('error', forgetWithoutScripts, capture);
  addEventListener('pagehide', forget);
  addEventListener(hydrationEvent, replay, { once: true });
}
