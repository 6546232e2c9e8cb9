const name = 'simple-writing';

/**
 * Does this device write in the plain field? Remembered for keyboards that quarrel with rich text.
 */
export function prefersPlainText(): boolean {
  try {
    return localStorage.getItem(name) === 'yes';
  } catch {
    return false;
  }
}

/** Remembers how this device writes; a device that keeps nothing asks again. */
export function savePlainTextPreference(isPlainText: boolean): void {
  try {
    localStorage.setItem(name, isPlainText ? 'yes' : 'no');
  } catch {
    // Nothing to do: the choice holds for this visit.
  }
}
