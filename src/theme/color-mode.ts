export type ColorMode = 'light' | 'dark';

const storageKey = 'color-mode';

/** The mode chosen on this device; null where the page looks as the device is set. */
export function savedColorMode(): ColorMode | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    // Storage may be forbidden; a choice then lasts as long as the page.
    return null;
  }
}

/** Shows a mode; null is what the device is set to. */
export function applyColorMode(mode: ColorMode | null): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
}

/** Shows a mode and remembers it on this device. */
export function setColorMode(mode: ColorMode | null): void {
  applyColorMode(mode);
  try {
    if (mode === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, mode);
  } catch {
    // See above.
  }
}
