export type { BulkActor, BulkOffer } from './bulk-offer.ts';
export { BulkPanel } from './bulk-panel.tsx';
export { useBulkActions, useBulkSelection } from './use-bulk-actions.ts';
