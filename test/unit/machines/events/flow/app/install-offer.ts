import { installOfferMachine } from '#machines/flow/app/install-offer.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const goodMoment = { hasSentPost: true, isOnline: true, isInterrupted: false };

export default chartEvents({
  machine: installOfferMachine,
  inputs: [
    { way: 'prompt', origin: 'list' },
    { way: 'steps', origin: 'list' },
    { way: 'prompt', origin: 'help' },
    { way: 'steps', origin: 'help' },
    { way: null, origin: 'help' },
  ],
  events: [
    { type: 'list.changed', moment: goodMoment },
    { type: 'list.changed', moment: { ...goodMoment, isOnline: false } },
    { type: 'way.changed', way: null },
    { type: 'way.changed', way: 'prompt' },
  ],
  replies: { askToInstall: { done: ['accepted', 'dismissed'] } },
});
