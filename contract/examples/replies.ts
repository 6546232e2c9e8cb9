/** The reply of an operation that only succeeds. */
export const done = { data: { message: 'Success' as const } };

/** A list with nothing in it. */
export const emptyPage = { data: { rows: [], nextPageUrl: null } };
