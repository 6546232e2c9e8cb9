const bus = new EventTarget();
const eventName = 'session-lost';

/** Says that a call was refused because nobody is signed in any more. */
export function emitSessionExpired(): void {
  bus.dispatchEvent(new Event(eventName));
}

/**
 * Calls `listener` whenever a call finds the session gone. Gives back the function that ends it.
 */
export function onSessionExpired(listener: () => void): () => void {
  bus.addEventListener(eventName, listener);
  return () => bus.removeEventListener(eventName, listener);
}
