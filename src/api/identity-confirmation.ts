/** The ways to confirm the identity of the session's person, from the server. */
export type IdentityConfirmation = {
  ways: readonly ('CODE' | 'GOOGLE' | 'FACEBOOK' | 'PASSKEY' | 'PASSWORD')[];
  maskedPhone: string | null;
};

type ConfirmationListener = (
  confirmation: IdentityConfirmation,
  settle: (isConfirmed: boolean) => void,
) => void;

let listener: ConfirmationListener | null = null;
let pending: Promise<boolean> | null = null;

/**
 * Asks the person to confirm their identity; false when they refuse or nothing can ask.
 * Simultaneous calls share one confirmation.
 */
export function requestConfirmation(confirmation: IdentityConfirmation): Promise<boolean> {
  if (!listener) return Promise.resolve(false);
  const ask = listener;
  pending ??= new Promise<boolean>((resolve) => ask(confirmation, resolve)).finally(() => {
    pending = null;
  });
  return pending;
}

/** Sets the listener that confirms identities. Returns a function that removes it. */
export function onConfirmationRequired(handler: ConfirmationListener): () => void {
  listener = handler;
  return () => {
    if (listener === handler) listener = null;
  };
}
