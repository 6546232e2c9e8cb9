import { Failure } from '#domain/contract/failure.ts';
import { postPreviewMachine } from '#machines/flow/editor/post-preview.ts';
import { draftOfTest } from '#test/factories/drafts.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: postPreviewMachine,
  events: [{ type: 'preview.requested', draft: draftOfTest() }],
  replies: {
    loadPreviewMedia: {
      done: [{ pictures: {}, film: null, places: ['Nagpur ( Maharashtra )'] }],
      failed: [new Failure({ code: 'network' })],
    },
  },
});
