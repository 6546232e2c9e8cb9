import { describe, expect, it } from 'vitest';
import { otpMachine } from '#machines/flow/auth/otp.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import {
  observedActors,
  onDrawnActorsChange,
  restartDrawnActors,
} from '#stories/support/drawn-actors.ts';
import { describeChart } from '../../../.storybook/panels/describe-chart.ts';
import {
  fieldsOfEvent,
  findStory,
  operationsOfStory,
  panelData,
  storiesOfState,
} from '../../../.storybook/panels/panel-data.ts';
import { activeStates } from '../../../.storybook/panels/shown-chart.ts';
import { screenStates } from '../../../scripts/charts/chart-nodes.ts';
import { loadCharts } from '../../../scripts/charts/load-charts.ts';
import { relatedScenarios, scenarioLinks } from '../../../scripts/storybook/related-scenarios.ts';

/** Charts with screens whose operations every scenario answers as usual, each with the reason. */
const withoutScenario: Record<string, string> = {
  'agree-to-notices': 'agreement-due leads to it; the mock always accepts the agreement',
  'end-blocked-access': 'blocked-account leads to it; signing out always succeeds on the mock',
  onboarding: 'most scenarios answer getProfileDetails; step-* scenarios begin in its states',
  'post-preview': 'it shows a draft; the names of places are the first example everywhere',
  'publish-choices': 'the lists of languages and topics are the first example everywhere',
  reauth: 'every scenario answers getCurrentUser',
  'unlink-login': 'login-linked leads to it; removing a login always succeeds on the mock',
};

const charts = (await loadCharts()).filter(
  ({ kind, machine }) => kind !== 'lifecycle' && screenStates(machine).length > 0,
);

const otpContext = {
  phone: '9876543210',
  now: 0,
  resendAt: 0,
  digits: 4 as const,
  codesSent: 1,
  code: '',
  failure: null,
  hasChoice: false,
};
const drawOtp = () =>
  drawState(otpMachine, { value: { code: 'awaitingCode' }, context: otpContext });

describe('the data of the panels', () => {
  it.each(charts)('has a story for every state of $name that is a screen', ({ machine }) => {
    const missing = screenStates(machine).filter(
      (state) => storiesOfState(state, undefined).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it.each(charts)('has a story that highlights every state of $name that is a screen', (chart) => {
    const isHighlighted = (state: string) =>
      storiesOfState(state, undefined).some(
        ({ id }) => !findStory(id)?.notHighlighted?.includes(state),
      );
    expect(screenStates(chart.machine).filter((state) => !isHighlighted(state))).toEqual([]);
  });

  it('highlights every state that a story names', () => {
    const wrong = Object.entries(panelData.stories)
      .filter(([, { notHighlighted = [] }]) => notHighlighted.length > 0)
      .map(([id, { notHighlighted }]) => `${id}: ${notHighlighted}`);
    expect(wrong).toEqual([]);
  });

  it('has a scenario for every chart that calls an operation, or a reason why not', () => {
    const without = charts
      .map(({ name }) => ({ name, operations: panelData.charts[name]?.operations ?? [] }))
      .filter(({ operations }) => operations.length > 0)
      .filter(({ operations }) => relatedScenarios(panelData, operations).length === 0)
      .map(({ name }) => name);
    expect(without.sort()).toEqual(Object.keys(withoutScenario).sort());
  });

  it('knows the fields of every event that a chart with screens takes', () => {
    const unknown = charts.flatMap(({ machine }) =>
      machine.events
        .filter((event) => !event.startsWith('xstate.') && !event.includes('*'))
        .filter((event) => fieldsOfEvent(machine.id, event, undefined) === undefined)
        .map((event) => `${machine.id}: ${event}`),
    );
    expect(unknown).toEqual([]);
  });

  it('tells the operations of lists apart that are made by one factory', () => {
    expect(operationsOfStory(findStory('admin-agencies--listed'))).toEqual(['getAgencyByFilter']);
    expect(operationsOfStory(findStory('auth-phone--sending'))).toEqual(['updatePhoneNo']);
  });

  it('puts scenarios with the error of the story first', () => {
    const [first] = relatedScenarios(panelData, ['updatePhoneNo'], 'otp-expired');
    expect(first).toMatchObject({ name: 'otp-expired', hasError: true });
  });

  it('leads from a scenario to a story and a chart', () => {
    const { stories, charts: linked } = scenarioLinks(panelData, 'otp-expired');
    expect(stories.map(({ title }) => title)).toContain('Auth/Phone');
    expect(linked).toContain('otp');
  });
});

describe('a chart in the panel', () => {
  it('says which states are active and which events it takes', () => {
    const actor = drawOtp();
    const { unsubscribe } = actor.subscribe(() => {});
    const [shown] = observedActors().map(describeChart);
    unsubscribe();
    expect(shown).toMatchObject({ id: 'otp' });
    expect(activeStates(shown?.states ?? [])).toEqual(['otp.code', 'otp.code.awaitingCode']);
    const resend = shown?.transitions.find(({ type }) => type === 'resend.requested');
    expect(resend).toMatchObject({ isEnabled: true, targets: ['otp.code.resending'] });
    const code = shown?.transitions.find(({ type }) => type === 'code.submitted');
    expect(code).toMatchObject({ isEnabled: false });
  });

  it('follows an event without running anything, and returns to the story', () => {
    const actor = drawOtp();
    const states: unknown[] = [];
    const { unsubscribe } = actor.subscribe(({ value }) => states.push(value));
    let changes = 0;
    const stop = onDrawnActorsChange(() => changes++);
    actor.step({ type: 'resend.requested' });
    expect(actor.getSnapshot().matches({ code: 'resending' })).toBe(true);
    restartDrawnActors();
    stop();
    unsubscribe();
    expect(states).toEqual([{ code: 'resending' }, { code: 'awaitingCode' }]);
    expect(changes).toBe(2);
  });

  it('is in the list only while a screen observes it', () => {
    const { unsubscribe } = drawOtp().subscribe(() => {});
    expect(observedActors()).toHaveLength(1);
    unsubscribe();
    expect(observedActors()).toEqual([]);
  });
});
