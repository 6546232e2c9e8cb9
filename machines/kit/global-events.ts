/** Events that can happen in any state; every flow handles or ignores them. */
export type GlobalEvent =
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/**
 * For `on` of a chart's root: ignores a global event explicitly. A chart spreads it first and then
 * lists the events that it handles.
 */
export const ignoreGlobalEvents = {
  'session.expired': {},
  'session.restored': {},
  'signed.out': {},
  'network.offline': {},
  'network.online': {},
} as const;
