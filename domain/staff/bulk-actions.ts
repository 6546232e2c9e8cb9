/** What staff can do with many records at once; `BulkActionKind` of the contract is the same. */
export const bulkActionKinds = [
  'approve-creators',
  'assign-agency',
  'hide-hashtags',
  'show-hashtags',
  'pay-invoices',
] as const;
export type BulkActionKind = (typeof bulkActionKinds)[number];
