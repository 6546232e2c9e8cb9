import { Failure } from '#domain/failure.ts';
import { postPreviewMachine } from '#machines/flow/post-preview.ts';
import { draftOfTest } from '../../../support/drafts.ts';
import { chartEvents } from '../chart-events.ts';

export default chartEvents({
  machine: postPreviewMachine,
  events: [{ type: 'preview.requested', draft: draftOfTest() }],
  replies: {
    gatherExhibits: {
      done: [{ pictures: {}, film: null, places: ['Nagpur ( Maharashtra )'] }],
      failed: [new Failure({ code: 'network' })],
    },
  },
});
