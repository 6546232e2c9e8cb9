const bus = new EventTarget();
const lost = 'session-lost';

/** Says that a call was refused because nobody is signed in any more. */
export function announceLostSession(): void {
  bus.dispatchEvent(new Event(lost));
}

/** Calls `listener` whenever a call finds the session gone. Gives back the function that ends it. */
export function whenSessionIsLost(listener: () => void): () => void {
  bus.addEventListener(lost, listener);
  return () => bus.removeEventListener(lost, listener);
}
