import { confidentialFileMachine } from '#machines/kit/confidential-file.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

/** A picture of one pixel. */
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

export default chartEvents({
  machine: confidentialFileMachine,
  input: { url: '/api/confidential/image/f1', name: 'passbook.jpg' },
  replies: { openFile: { done: [picture, null] } },
});
