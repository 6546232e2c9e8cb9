import type { components } from '#generated/contract.ts';
import { id } from './ids.ts';

type Status = components['schemas']['DataExportStatus'];

/** A copy of the own data that is being prepared. */
export const preparingExport: NonNullable<Status['dataExport']> = {
  exportId: id('e01'),
  state: 'preparing',
  requestedAt: '2026-11-22T09:30:00.000Z',
  readyAt: null,
  expiresAt: null,
  bytes: null,
  filesLeftOut: 0,
};

export const readyExport: NonNullable<Status['dataExport']> = {
  ...preparingExport,
  state: 'ready',
  readyAt: '2026-11-22T09:31:00.000Z',
  expiresAt: '2026-11-29T09:31:00.000Z',
  bytes: 184_320_512,
};

export const dataExportStatuses = {
  none: { dataExport: null, canRequestAt: null },
  preparing: { dataExport: preparingExport, canRequestAt: null },
  ready: { dataExport: readyExport, canRequestAt: null },
  incomplete: { dataExport: { ...readyExport, filesLeftOut: 12 }, canRequestAt: null },
  limited: { dataExport: readyExport, canRequestAt: '2026-11-28T09:30:00.000Z' },
  failed: { dataExport: { ...preparingExport, state: 'failed' }, canRequestAt: null },
} satisfies Record<string, Status>;

/** A closed account and when it is erased. */
export const accountClosing: components['schemas']['AccountClosing'] = {
  requestedAt: '2026-11-22T09:30:00.000Z',
  eraseAt: '2026-12-22T09:30:00.000Z',
};
