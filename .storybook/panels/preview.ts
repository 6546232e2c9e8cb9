import { addons } from 'storybook/preview-api';
import {
  observedActors,
  onDrawnActorsChange,
  restartDrawnActors,
} from '#stories/support/drawn-actors.ts';
import { describeChart } from './describe-chart.ts';
import { messages, type SentEvent } from './shown-chart.ts';

/* The half of the panels that is in the preview: it reads and moves the actors of the story. */

const channel = addons.getChannel();
let isScheduled = false;

/** Screens begin to observe one actor after another; the panels hear of all at once. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    channel.emit(messages.shown, observedActors().map(describeChart));
  });
}

function take({ chart, type }: SentEvent): void {
  const actor = observedActors()[chart];
  try {
    actor?.step({ type });
  } catch (error) {
    channel.emit(messages.refused, `The chart could not take ${type}: ${error}`);
  }
}

onDrawnActorsChange(schedule);
channel.on(messages.requested, schedule);
channel.on(messages.sent, take);
channel.on(messages.restarted, restartDrawnActors);

/** A state reached by hand belongs to one visit of a story. */
export const beforeEach = () => restartDrawnActors();
