/**
 * For `on` of the state `loadFailed`: a press loads again, and so do a network or a session that is
 * back.
 */
export const loadAgain = {
  'retry.requested': 'loading',
  'network.online': 'loading',
  'session.restored': 'loading',
} as const;
