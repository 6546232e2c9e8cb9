const key = 'welcomed';

/*
 * Who has answered the welcome on this device: the last person only. Storage may be forbidden; then
 * the welcome is shown again.
 */

export function wasWelcomed(userId: string): boolean {
  try {
    return localStorage.getItem(key) === userId;
  } catch {
    return false;
  }
}

export function saveWelcomed(userId: string): void {
  try {
    localStorage.setItem(key, userId);
  } catch {
    // As above.
  }
}
