import type { ActorRefFrom } from 'xstate';
import type { postPreviewMachine } from '#machines/flow/editor/post-preview.ts';
import { PreviewDialog } from '#src/features/editor/preview/preview-dialog.tsx';
import { postOfTest } from '#test/factories/posts.ts';
import samples from '#test/unit/machines/events/flow/editor/post-preview.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { heading, outside, press, text } from '../harness/gestures.ts';

const { creator } = postOfTest();

walkChart({
  samples,
  Screen: ({ actor }: { actor: ActorRefFrom<typeof postPreviewMachine> }) => (
    <PreviewDialog actor={actor} creator={creator} />
  ),
  gestures: {
    // The button is at the form.
    'preview.requested': outside,
    'preview.closed': press('Close'),
    'retry.requested': press('Try again'),
    'network.online': outside,
    'signed.out': outside,
  },
  shows: {
    'post-preview.open.loading': heading('Preview'),
    'post-preview.open.shown': text('बारिश के बाद खेतों में लौटी रौनक'),
    'post-preview.open.failed': text('Something went wrong !!'),
  },
});
