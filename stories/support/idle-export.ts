/** The state of an exporter before anybody exports, for `drawState`. */
export const idleExport = {
  value: 'idle',
  context: { filters: null, rows: [], nextPageUrl: null, failure: null },
} as const;
