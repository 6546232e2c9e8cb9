/* What the preview tells the panels about the story that is drawn; all of it is JSON. */

/** Names of the messages between the panels and the preview. */
export const messages = {
  /** To the panels: the charts on the screen, `ShownChart[]`. */
  shown: 'portal-charts/shown',
  /** To the panels: an event could not be taken, a text. */
  refused: 'portal-charts/refused',
  /** To the preview: say which charts are shown. */
  requested: 'portal-charts/requested',
  /** To the preview: take an event, `SentEvent`. */
  sent: 'portal-charts/sent',
  /** To the preview: return to the state of the story. */
  restarted: 'portal-charts/restarted',
};

/** An event for the chart at a place of the list. */
export type SentEvent = { chart: number; type: string };

/** A state of a chart, with the states inside it. */
export type ShownState = {
  /** `otp.code.awaitingCode` */
  name: string;
  key: string;
  description: string;
  tags: string[];
  isActive: boolean;
  states: ShownState[];
};

/** A transition that the active states have. */
export type ShownTransition = {
  /** The event in the chart's terms: `resend.requested`, `xstate.after.…`. */
  type: string;
  /** The event and its guards in words. */
  label: string;
  from: string;
  targets: string[];
  /** Would the chart take the event now, without further fields? */
  isEnabled: boolean;
  /** A result of what the state waits for; only that can send it. */
  isResult: boolean;
};

/** A chart on the screen. */
export type ShownChart = {
  id: string;
  description: string;
  states: ShownState[];
  transitions: ShownTransition[];
  /** The code of the failure in its context. */
  failure: string | null;
};

/** The names of the active states, which the Chart panel highlights, outer ones included. */
export const activeStates = (states: ShownState[]): string[] =>
  states.flatMap((state) => [
    ...(state.isActive ? [state.name] : []),
    ...activeStates(state.states),
  ]);
