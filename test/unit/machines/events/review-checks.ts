import { reviewChecksMachine } from '#machines/flow/review-checks.ts';
import { contentOfTest, draftOfTest } from '../../../support/drafts.ts';
import { chartEvents } from '../chart-events.ts';

const untitled = draftOfTest({ content: contentOfTest({ title: '' }) });

export default chartEvents({
  machine: reviewChecksMachine,
  inputs: [{ draft: draftOfTest() }],
  events: [
    { type: 'draft.changed', draft: draftOfTest() },
    { type: 'draft.changed', draft: untitled },
  ],
});
