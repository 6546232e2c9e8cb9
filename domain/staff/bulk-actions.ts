/** What staff can do with many records at once; the contract's `BulkActionKind` is the same list. */
export const bulkActionKinds = [
  'approve-creators',
  'assign-agency',
  'hide-hashtags',
  'show-hashtags',
  'pay-invoices',
] as const;
export type BulkActionKind = (typeof bulkActionKinds)[number];
