import type { ColorMode } from '#src/theme/color-mode.ts';

/** As the buttons of src/app/layout/color-mode-switch.tsx follow each other. */
const modes: readonly (ColorMode | null)[] = ['light', 'dark', null];

/** Shows which theme was chosen on this device, which the build does not know. */
export function showColorMode(page: HTMLElement, mode: ColorMode | null): void {
  const buttons = page.querySelectorAll<HTMLElement>('footer button[aria-pressed]');
  const pressed = [...buttons].find((button) => button.getAttribute('aria-pressed') === 'true');
  const chosen = buttons[modes.indexOf(mode)];
  if (!pressed || !chosen || pressed === chosen) return;
  [pressed.className, chosen.className] = [chosen.className, pressed.className];
  pressed.setAttribute('aria-pressed', 'false');
  chosen.setAttribute('aria-pressed', 'true');
}
