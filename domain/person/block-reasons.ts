/** The reasons for blocking an account; equal to the contract's `BlockReason`. */
export const blockReasons = [
  'copied-content',
  'false-news',
  'harmful-content',
  'false-identity',
  'spam',
  'legal-order',
  'other',
] as const;

export type BlockReason = (typeof blockReasons)[number];
