import { scheme } from '#domain/transliteration/languages/hi.ts';
import { transliterationMachine } from '#machines/flow/editor/transliteration.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: transliterationMachine,
  inputs: [{ language: 'hi' }],
  events: [
    { type: 'word.typed', latin: 'namaste' },
    { type: 'word.ended', sign: ' ' },
    { type: 'word.chosen', index: 1 },
    { type: 'word.chosen', index: 99 },
  ],
  replies: { loadScheme: { done: [scheme] } },
  distinguish: ({ scheme: letters, latin, inserted }) => [letters === null, latin, inserted],
});
