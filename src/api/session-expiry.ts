const bus = new EventTarget();
const eventName = 'session-lost';

/** Announces a call that was refused because the session has ended. */
export function emitSessionExpired(): void {
  bus.dispatchEvent(new Event(eventName));
}

/** Calls `listener` whenever a call finds the session ended. Returns a function that removes it. */
export function onSessionExpired(listener: () => void): () => void {
  bus.addEventListener(eventName, listener);
  return () => bus.removeEventListener(eventName, listener);
}
