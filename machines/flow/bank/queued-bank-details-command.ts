import type { DetailsCommand } from '../app/delivery.ts';

/** Sealed details that wait on this device. */
export type QueuedBankDetails = Pick<
  DetailsCommand,
  'ownerUserId' | 'key' | 'sealedAt' | 'goodUntil' | 'isBegun'
>;
