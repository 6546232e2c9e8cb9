/*
 * Defects that tests put into a simulation on purpose: each has to be reported. They change what is
 * around the product, or wrap it, and never the product itself.
 */

export const defects = {
  'lost-commit': 'The server confirms what the database has not kept.',
  'forgotten-keys': 'The server forgets the replies to calls with an idempotency key.',
  'early-saved': 'The page says "Saved" while the text is being saved.',
  'lost-drafts': 'The device confirms drafts that it has not kept.',
  'swapped-replies': 'Somebody gets a reply that was made for another person.',
  'new-delivery-ids': 'A message to the publisher is repeated with another id.',
} as const;

export type Defect = keyof typeof defects;
