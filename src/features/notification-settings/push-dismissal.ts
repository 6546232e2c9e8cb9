const key = 'push-dismissed';

/**
 * Whether the card that offers push messages was answered on this device. Storage may be forbidden;
 * then the card appears again.
 */

export function wasCardDismissed(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function saveCardDismissed(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // As above.
  }
}
