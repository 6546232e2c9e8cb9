import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

/** A drawn actor as the Chart panel of Storybook uses it. */
export type SteppableActor = {
  machine: AnyStateMachine;
  getSnapshot: () => AnyMachineSnapshot;
  /** Takes an event as the chart would, without running what the chart starts. */
  step: (event: EventObject) => void;
  /** Returns to the state that it was drawn in. */
  restart: () => void;
};

/* The drawn actors that a screen observes at the moment, which are those of the running story. */
const observed = new Set<SteppableActor>();
const stepped = new Set<SteppableActor>();
const listeners = new Set<() => void>();
const drawListeners = new Set<(states: string[]) => void>();

/** The actors on the screen, in the order in which the screen began to observe them. */
export const observedActors = (): SteppableActor[] => [...observed];

/** Adds an actor that is observed from now on. */
export function addObserved(actor: SteppableActor): void {
  if (observed.has(actor)) return;
  observed.add(actor);
  announce();
}

/** Removes an actor that nobody observes any more. */
export function removeObserved(actor: SteppableActor): void {
  if (observed.delete(actor)) announce();
}

/** Says that an actor is in another state than it was drawn in. */
export function announceStep(actor: SteppableActor): void {
  stepped.add(actor);
  announce();
}

/** Returns every actor to the state that it was drawn in. */
export function restartDrawnActors(): void {
  if (stepped.size === 0) return;
  for (const actor of stepped) actor.restart();
  stepped.clear();
  announce();
}

/** Calls the listener when the actors on the screen or their states have changed. */
export function onDrawnActorsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that an actor is drawn in these states. */
export function announceDrawing(states: string[]): void {
  for (const listener of drawListeners) listener(states);
}

/**
 * Calls the listener with the states of each actor that is drawn, whether it is observed or not.
 * @public scripts/storybook/rendered-stories.ts loads it by its path
 */
export function onDrawing(listener: (states: string[]) => void): () => void {
  drawListeners.add(listener);
  return () => drawListeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
