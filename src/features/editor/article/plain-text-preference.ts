const name = 'simple-writing';

/**
 * Whether this device uses the plain field. Stored for keyboards that have problems with rich text.
 */
export function prefersPlainText(): boolean {
  try {
    return localStorage.getItem(name) === 'yes';
  } catch {
    return false;
  }
}

/** Stores the choice of the field; without storage it is asked again. */
export function savePlainTextPreference(isPlainText: boolean): void {
  try {
    localStorage.setItem(name, isPlainText ? 'yes' : 'no');
  } catch {
    // Nothing to do: the choice holds for this visit.
  }
}
