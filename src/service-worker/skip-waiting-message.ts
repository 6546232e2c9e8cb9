/** What a page sends to a worker that waits: it may take the place of the one before. */
export const skipWaitingMessage = 'skip-waiting';
