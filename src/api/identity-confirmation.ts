/** How the person of the session can confirm who they are, as the server says. */
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
 * Asks the person to confirm who they are; false when they do not want to, or nobody is there to
 * ask. Calls that need it at the same time are answered together.
 */
export function requestConfirmation(confirmation: IdentityConfirmation): Promise<boolean> {
  if (!listener) return Promise.resolve(false);
  const ask = listener;
  pending ??= new Promise<boolean>((resolve) => ask(confirmation, resolve)).finally(() => {
    pending = null;
  });
  return pending;
}

/**
 * Has `asked` called whenever a call needs it; one listener at a time. Gives back the function that
 * ends it.
 */
export function onConfirmationRequired(handler: ConfirmationListener): () => void {
  listener = handler;
  return () => {
    if (listener === handler) listener = null;
  };
}
