import { publishChoicesMachine } from '#machines/flow/editor/publish-choices.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: publishChoicesMachine,
  events: [
    { type: 'hashtag.typed', typed: 'बारि' },
    { type: 'hashtag.typed', typed: ' ' },
  ],
  replies: {
    loadLists: { done: [{ languages: [], genres: [], featuredHashtags: [] }] },
    searchHashtags: { done: [[{ id: '1', title: 'बारिश' }]] },
  },
});
