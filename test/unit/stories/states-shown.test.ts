import { expect, it } from 'vitest';
import { screenStates } from '../../../scripts/charts/chart-nodes.ts';
import { loadCharts } from '../../../scripts/charts/load-charts.ts';
import { readPanelData } from '../../../scripts/storybook/read-panel-data.ts';
import { stateScenarios } from '../../../scripts/storybook/state-scenarios.ts';

/*
 * Each state tagged `screen` has a scenario that leads to its chart, and each story says which
 * states it draws; or else the reason is here. All of it is derived from charts, stories and
 * scenarios.
 */

const network = 'Any scenario, with errors or no network chosen at /scenarios.';
const device = 'It works on the device alone, so the answers of the mock do not matter.';

/** Charts, or single states, that no scenario leads to by its answers. */
const statesWithoutScenario: Record<string, string> = {
  'agree-to-notices': 'agreement-due leads to it; failures: choose errors at /scenarios.',
  'answer-invitation.answerFailed': network,
  'answer-invitation.answerWaits': network,
  'answer-invitation.loadFailed': network,
  'answer-invitation.signInNeeded': 'A session ends between two calls, which no answer can say.',
  'answer-invitation.unusable': 'A link that is too old; the failures are those of the server.',
  'confidential-file': 'staff-bank-details and second-review-available lead to files.',
  crop: device,
  'device-drafts': device,
  'document-view': 'staff-bank-details opens a document in it.',
  'end-blocked-access': 'blocked-account leads to it; signing out always succeeds on the mock.',
  'file-download': 'staff-invoices has its form; the file that the mock sends is an example.',
  'install-offer': device,
  onboarding: 'The step-… scenarios begin in its states.',
  'picture-crop': device,
  'post-preview': 'Every scenario with a draft leads to it.',
  'post-sharing': device,
  'poster-frame': device,
  'publish-choices': 'Every scenario with a draft leads to it, by Next.',
  'queued-bank-details': 'bank-details-expired leads to it; it works on the device alone.',
  reauth: 'error-login-not-linked and reauthentication-required open its kind of form.',
  'review-checks': network,
  'share-target': 'The service worker keeps what is shared, and the mock has none.',
  'storage-quota': device,
  transliteration: device,
  'unlink-login': 'login-linked leads to it; removing a login always succeeds on the mock.',
  'withdraw-profile-change': network,
};

/** Screens that have no chart, or take what they show from one elsewhere. */
const storiesWithoutState: Record<string, string> = {
  'Admin/Profile change': 'It shows a part of the record of a creator, which loads it.',
  'App/Chartless screens': 'They are shown where no chart could be loaded or no page exists.',
  'App/Help': 'It shows fixed answers; the filters are in the address.',
  'Auth/Invitation': 'It shows what the address of the sign-in page says.',
  'Components/': 'A component shows what its properties say.',
  'Editor/Prerendered editor': 'It is shown before any script runs.',
  'Editor/Submission steps': 'It lists what a pure rule of the editor finds missing.',
  Notifications: 'The bell shows the number that its page hands on.',
  'Outbox/Delivery status': 'It shows what was stored on the device, without its chart.',
  'Posts/Create post': 'It lists the formats; nothing can happen but to choose one.',
  'Profile/Preview': 'It shows the values of the form beside it.',
};

const data = readPanelData();
const charts = (await loadCharts()).filter(({ kind }) => kind !== 'lifecycle');

/** The reason whose key begins the name of an item, up to the end of a part. */
const reasonFor = (reasons: Record<string, string>, name: string) =>
  Object.keys(reasons).find(
    (key) => name === key || name.startsWith(key.endsWith('/') ? key : `${key}.`),
  );

it('every state that is a screen has a scenario, or a reason why not', () => {
  const without = charts
    .flatMap(({ name, machine }) => stateScenarios(data, name, machine))
    .filter(({ scenario }) => scenario === null)
    .map(({ state }) => state);
  const used = without.map((state) => reasonFor(statesWithoutScenario, state));
  expect(without.filter((_, place) => !used[place])).toEqual([]);
  expect([...new Set(used)].sort()).toEqual(Object.keys(statesWithoutScenario).sort());
});

it('a state that only failures lead to has a scenario with an error', () => {
  const failures = charts
    .flatMap(({ name, machine }) => stateScenarios(data, name, machine))
    .filter(({ isFailure, scenario }) => isFailure && scenario);
  expect(failures.length).toBeGreaterThan(0);
  for (const { scenario, state } of failures)
    expect(data.scenarios[scenario ?? '']?.errors, state).not.toEqual([]);
});

it('every story says which states it draws, or has a reason why it draws none', () => {
  const titles = Object.values(data.stories)
    .filter(({ states }) => states.length === 0)
    .map(({ title }) => title);
  const used = titles.map((title) => reasonFor(storiesWithoutState, title));
  expect(titles.filter((_, place) => !used[place])).toEqual([]);
  expect([...new Set(used)].sort()).toEqual(Object.keys(storiesWithoutState).sort());
});

it('every state that is a screen has a story that draws it', () => {
  const drawn = new Set(Object.values(data.stories).flatMap(({ states }) => states));
  const missing = charts
    .flatMap(({ machine }) => screenStates(machine))
    .filter((state) => !drawn.has(state));
  expect(missing).toEqual([]);
});
