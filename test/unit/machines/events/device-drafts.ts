import { deviceDraftsMachine } from '#machines/flow/device-drafts.ts';
import { deviceDraftOfTest } from '../../../support/device-drafts.ts';
import { chartEvents } from '../chart-events.ts';

export default chartEvents({
  machine: deviceDraftsMachine,
  input: { ownerUserId: 'me' },
  events: [{ type: 'removal.chosen', draft: deviceDraftOfTest() }],
  replies: {
    listDeviceDrafts: { done: [[], [deviceDraftOfTest()]] },
    removeDeviceDraft: { done: [undefined] },
  },
});
