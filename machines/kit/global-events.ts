/** What happens to everybody, wherever they are; every flow handles or ignores these. */
export type GlobalEvent =
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/**
 * For `on` of a chart's root: says that a global event changes nothing here. A chart spreads it
 * first and then names the events that it handles.
 */
export const ignoreGlobalEvents = {
  'session.expired': {},
  'session.restored': {},
  'signed.out': {},
  'network.offline': {},
  'network.online': {},
} as const;
