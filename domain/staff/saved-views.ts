/** The lists of the staff area whose filters and columns can be kept under a name. */
export const savedViewLists = [
  'agencies',
  'creators',
  'accounts',
  'sources',
  'invoices',
  'campaigns',
  'bank-details',
  'hashtags',
  'audit',
  'staff',
  'publications',
] as const;
export type SavedViewList = (typeof savedViewLists)[number];
