import { assign, fromCallback, setup } from 'xstate';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

type InLanguage = { language: InterfaceLanguage };
/** The events of the chart `service-worker`. */
export type ServiceWorkerEvent =
  | ({ type: 'language.changed' } & InLanguage)
  | { type: 'update.found' }
  | GlobalEvent;

const inLanguage = ({ event }: { event: InLanguage }): InLanguage => ({ language: event.language });

/** The service worker of this device, which starts the portal without a network. */
export const serviceWorkerMachine = setup({
  types: { context: {} as InLanguage, events: {} as ServiceWorkerEvent, input: {} as InLanguage },
  actors: {
    registerWorker: requiredActor<void, InLanguage>('registerWorker'),
    /** Sends `update.found` when a worker waits to take the place of the one before. */
    watchUpdates: fromCallback<ServiceWorkerEvent>(() => {}),
    /** Waits until no tab has words that the server does not have, then starts the new worker. */
    activateWhenSaved: requiredActor<void>('activateWhenSaved'),
  },
  actions: { keepLanguage: assign((_, { language }: InLanguage) => ({ language })) },
}).createMachine({
  id: 'service-worker',
  description: 'Keeps the portal on the device, and takes a new version when nothing is unsaved.',
  context: ({ input }) => input,
  initial: 'registering',
  on: {
    ...ignoreGlobalEvents,
    'language.changed': {
      target: '.registering',
      reenter: true,
      actions: { type: 'keepLanguage', params: inLanguage },
    },
  },
  states: {
    registering: {
      description: 'Not visible: the browser fetches the worker for the language of the portal.',
      invoke: {
        src: 'registerWorker',
        input: ({ context }) => context,
        onDone: 'registered',
        onError: 'failed',
      },
    },
    registered: {
      invoke: { src: 'watchUpdates', onError: { actions: [] } },
      initial: 'current',
      states: {
        current: {
          description: 'The worker is the newest that this device knows.',
          on: { 'update.found': 'waiting' },
        },
        waiting: {
          description: 'A new version waits while an editor of any tab has unsaved words.',
          invoke: { src: 'activateWhenSaved', onDone: 'current', onError: 'current' },
          on: { 'update.found': { target: 'waiting', reenter: true } },
        },
      },
    },
    failed: {
      description: 'There is no worker: the portal needs the network to start.',
      on: { 'network.online': 'registering' },
    },
  },
});
