import { limits } from '#domain/limits.ts';
import { storageQuotaMachine } from '#machines/flow/editor/storage-quota.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: storageQuotaMachine,
  events: [
    { type: 'storage.measured', availableBytes: limits.lowStorageBytes },
    { type: 'storage.measured', availableBytes: 12_000_000 },
  ],
  replies: {},
});
