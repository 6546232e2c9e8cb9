import { pictureChoiceMachine } from '#machines/flow/editor/picture-choice.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const file = { name: 'fair.jpg', size: 10, type: 'image/jpeg' };

export default chartEvents({
  machine: pictureChoiceMachine,
  events: [{ type: 'files.chosen', choice: { files: [file], replaces: null } }],
  replies: {
    takeFiles: {
      done: [
        { keys: ['a'], refused: [], overLimitCount: 0 },
        {
          keys: [],
          refused: [{ name: 'notes.pdf', code: 'image-type-not-allowed' }],
          overLimitCount: 0,
        },
        { keys: [], refused: [], overLimitCount: 1 },
      ],
    },
  },
  // Choices may wait without end, and their refusals add up.
  distinguish: ({ choices, refused, overLimitCount }) => [
    Math.min(choices.length, 2),
    refused.length > 0,
    overLimitCount > 0,
  ],
});
