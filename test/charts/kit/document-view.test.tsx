import { page } from 'vitest/browser';
import type { ActorRefFrom } from 'xstate';
import type { documentViewMachine } from '#machines/kit/document-view.ts';
import { DocumentViewer } from '#src/features/admin/bank-approvals/document-viewer.tsx';
import samples from '#test/unit/machines/events/kit/document-view.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { press } from '../harness/gestures.ts';

/** A picture of one pixel. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

function Screen({ actor }: { actor: ActorRefFrom<typeof documentViewMachine> }) {
  const size = { width: 1600, height: 1200 };
  return <DocumentViewer actor={actor} url={picture} name="passbook.jpg" size={size} />;
}

walkChart({
  samples,
  Screen,
  gestures: {
    'zoom.increased': press('Zoom in'),
    'zoom.decreased': press('Zoom out'),
    'document.rotated': ({ by }) =>
      press(by === 90 ? 'Rotate clockwise' : 'Rotate counterclockwise')(),
    'view.reset': press('Reset view'),
  },
  shows: {
    'document-view.viewing': () => page.getByRole('img', { name: 'passbook.jpg' }),
  },
});
