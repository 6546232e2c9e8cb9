export { DeliveryStatusMessage, PostDeliveryStatus } from './delivery-status.tsx';
export {
  useBankDetailsDeliveryStatus,
  useDeliveryStatus,
  useOutbox,
  useOutboxEvents,
} from './outbox-context.ts';

/** Preloads the outbox, so that later commands do not have to wait for its code. */
export const preloadOutbox = (): Promise<unknown> => import('./live-outbox-machine.ts');
