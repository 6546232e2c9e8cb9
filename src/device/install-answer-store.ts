const key = (userId: string) => `install-answered:${userId}`;

/*
 * Whether this person has answered the offer to install the portal on this device. A sign-out keeps
 * it: the offer would return with each sign-in. Storage may be forbidden; then it is offered again.
 */

export function wasInstallAnswered(userId: string): boolean {
  try {
    return localStorage.getItem(key(userId)) !== null;
  } catch {
    return false;
  }
}

export function saveInstallAnswered(userId: string): void {
  try {
    localStorage.setItem(key(userId), '1');
  } catch {
    // As above.
  }
}
