import { serviceWorkerMachine } from '#machines/flow/app/service-worker.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

export default chartEvents({
  machine: serviceWorkerMachine,
  input: { language: 'en' },
  events: [{ type: 'language.changed', language: 'hi' }, { type: 'update.found' }],
  replies: { registerWorker: { done: [undefined] }, activateWhenSaved: { done: [undefined] } },
});
