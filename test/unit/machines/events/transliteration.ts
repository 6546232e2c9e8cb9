import { scheme } from '#domain/transliteration/languages/hi.ts';
import { transliterationMachine } from '#machines/flow/transliteration.ts';
import { chartEvents } from '../chart-events.ts';

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
  distinguish: ({ scheme: letters, latin, taken }) => [letters === null, latin, taken],
});
