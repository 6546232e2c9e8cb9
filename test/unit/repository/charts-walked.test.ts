import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadCharts } from '../../../scripts/charts.ts';

/** What a person goes through before and around the dashboard. */
const walked = [
  'app',
  'bank-details',
  'comm-cards',
  'crop',
  'devices',
  'invoice-acceptance',
  'link-accounts',
  'login',
  'merge-accounts',
  'onboarding',
  'otp',
  'poster-frame',
  'profile',
  'reauth',
  'sign-in-link',
  'transliteration',
  'video-upload',
];

it('every flow before and around the dashboard is walked through its screen', async () => {
  const flows = (await loadCharts()).filter(({ kind }) => kind === 'flow').map(({ name }) => name);
  const isWalked = (name: string) => existsSync(new URL(`../../charts/${name}.test.tsx`, import.meta.url));
  expect(flows.filter((name) => walked.includes(name))).toEqual(walked.filter(isWalked));
});
