import { emptyContent } from '#machines/flow/editor/post-content.ts';
import { reviewChecksMachine } from '#machines/flow/editor/review-checks.ts';
import { contentOfTest, draftOfTest, ownerId } from '#test/factories/drafts.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const empty = draftOfTest({ content: emptyContent });
const untitled = draftOfTest({ content: contentOfTest({ title: '' }) });

export default chartEvents({
  machine: reviewChecksMachine,
  inputs: [{ draft: draftOfTest() }, { draft: empty }],
  events: [
    { type: 'draft.changed', draft: draftOfTest() },
    { type: 'draft.changed', draft: untitled },
    { type: 'draft.changed', draft: empty },
  ],
  replies: {
    findDuplicates: {
      done: [
        [],
        [{ postUID: ownerId, title: 'बारिश', state: 'DRAFT', sameTitle: true, sameText: false }],
      ],
    },
  },
});
