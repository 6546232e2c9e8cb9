import { storageQuotaMachine } from '#machines/flow/editor/storage-quota.ts';
import { StorageWarning } from '#src/features/editor/layout/storage-warning.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Editor/Storage warning' };

const story = (availableBytes: number) =>
  screenStory(StorageWarning, storageQuotaMachine, {
    value: 'low',
    context: { availableBytes: availableBytes },
  });

export const Little = story(12_400_000);
export const None = story(0);
