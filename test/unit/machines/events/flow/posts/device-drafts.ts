import { deviceDraftsMachine } from '#machines/flow/posts/device-drafts.ts';
import { deviceDraftOfTest } from '#test/factories/device-drafts.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: deviceDraftsMachine,
  input: { ownerUserId: 'me' },
  events: [{ type: 'removal.chosen', draft: deviceDraftOfTest() }],
  replies: {
    listDeviceDrafts: { done: [[], [deviceDraftOfTest()]] },
    removeDeviceDraft: { done: [undefined] },
  },
});
