/** Why staff block somebody; the contract's `BlockReason` is the same list. */
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
