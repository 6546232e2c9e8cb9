import { StorageWarning } from '#src/features/editor/layout/storage-warning.tsx';
import samples from '#test/unit/machines/events/flow/editor/storage-quota.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { outside, text } from '../harness/gestures.ts';

walkChart({
  samples,
  Screen: StorageWarning,
  gestures: {
    // From the device.
    'storage.measured': outside,
  },
  shows: { 'storage-quota.low': text('Your device is almost full') },
});
