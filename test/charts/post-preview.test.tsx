import type { ActorRefFrom } from 'xstate';
import type { postPreviewMachine } from '#machines/flow/post-preview.ts';
import { PreviewWindow } from '#src/editor/preview/preview-window.tsx';
import { postOfTest } from '../support/posts.ts';
import samples from '../unit/machines/events/post-preview.ts';
import { heading, outside, press, text } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

const { creator } = postOfTest();

walkChart({
  samples,
  Screen: ({ actor }: { actor: ActorRefFrom<typeof postPreviewMachine> }) => (
    <PreviewWindow actor={actor} creator={creator} />
  ),
  gestures: {
    // The button stands at the form.
    'preview.requested': outside,
    'preview.closed': press('Close'),
    'retry.requested': press('Try again'),
    'network.online': outside,
    'signed.out': outside,
  },
  shows: {
    'post-preview.open.gathering': heading('As readers see it'),
    'post-preview.open.shown': text('बारिश के बाद खेतों में लौटी रौनक'),
    'post-preview.open.failed': text('Something went wrong !!'),
  },
});
