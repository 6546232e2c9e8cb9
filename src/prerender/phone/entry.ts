import { readPhoneDraft, savePhoneDraft } from '#src/features/auth/phone/phone-draft.ts';
import { savedColorMode } from '#src/theme/color-mode.ts';
import { createEarlyPress } from '../early-press.ts';
import { showColorMode } from './color-mode-buttons.ts';

/*
 * The script of the prerendered pages with a field for a phone number, which the build writes into
 * them. It keeps what is typed and the last press until the portal takes the page over
 * (src/features/auth/phone/take-over-phone-page.ts).
 */

const page = document.getElementById('first-page');
const field = page?.querySelector<HTMLInputElement>('input[name=phone]');
if (page && field) start(page, field);

function start(first: HTMLElement, phone: HTMLInputElement): void {
  const press = createEarlyPress();
  showColorMode(first, savedColorMode());
  // A browser that restores the field on a reload may have done so already.
  if (phone.value === '') phone.value = readPhoneDraft();
  phone.addEventListener('compositionstart', () => {
    phone.dataset.composing = '';
  });
  phone.addEventListener('compositionend', () => {
    delete phone.dataset.composing;
  });
  phone.addEventListener('input', () => savePhoneDraft(phone.value));
  first.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = first.querySelector<HTMLButtonElement>('button[type=submit]');
    if (button) press.mark(button);
  });
  first.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button && button.type !== 'submit') press.mark(button);
  });
  // A script of the portal that cannot be loaded handles no press.
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) press.forget();
  };
  addEventListener('error', forget, { capture: true });
  // The page may come back from the back/forward cache.
  addEventListener('pagehide', press.forget);
}
