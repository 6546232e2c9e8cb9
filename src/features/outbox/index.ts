export { DeliveryStatusMessage, PostDeliveryStatus } from './delivery-status.tsx';
export {
  useBankDetailsDeliveryStatus,
  useDeliveryStatus,
  useOutbox,
  useOutboxEvents,
} from './outbox-context.ts';
export { OutboxProvider } from './outbox-provider.tsx';

/**
 * Fetches the outbox's scripts, so that what is entrusted to it later goes without them having to
 * come first.
 */
export const preloadOutbox = (): Promise<unknown> => import('./live-outbox-machine.ts');
