import { languageChoiceMachine } from '#machines/flow/app/language-choice.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: languageChoiceMachine,
  input: { language: 'en', messages: 'English' },
  events: [
    { type: 'language.chosen', language: 'hi' },
    { type: 'language.preferred', language: 'ur' },
    { type: 'language.preferred', language: 'en' },
    { type: 'language.replaced', language: 'en', messages: 'English' },
  ],
  replies: { loadMessages: { done: ['catalogue'] } },
});
