import { expect, it } from 'vitest';
import { campaignProblems, campaignStatus } from '#domain/announcements/campaign.ts';

const days = { startDay: '2026-11-15', endDay: '2026-12-15' };

it.each([
  ['2026-11-14', 'upcoming'],
  ['2026-11-15', 'running'],
  ['2026-12-15', 'running'],
  ['2026-12-16', 'ended'],
])('on %s a campaign is %s', (today, status) => {
  expect(campaignStatus(days, today)).toBe(status);
});

const campaign = {
  name: 'मानसून की कहानियाँ',
  description: '',
  hashtag: 'बारिश',
  params: '{"a":1}',
  ...days,
};

it.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'required' }],
  [{ name: 'वर्षा' }, { name: 'too-short:5' }],
  [{ name: 'क्षि'.repeat(30) }, {}],
  [{ name: 'क्षि'.repeat(31) }, { name: 'too-long:30' }],
  [{ name: 'Rain <b>2026</b>' }, { name: 'characters-not-allowed' }],
  [{ description: 'म'.repeat(401) }, { description: 'too-long:400' }],
  [{ endDay: '2026-11-14' }, { endDay: 'ends-before-start' }],
  [{ hashtag: 'म'.repeat(31) }, { hashtag: 'too-long:30' }],
  [{ params: '{a:1}' }, { params: 'json-malformed' }],
])('of a campaign with %o these fields break a rule: %o', (changes, problems) => {
  const found = Object.entries(campaignProblems({ ...campaign, ...changes }));
  expect(Object.fromEntries(found.filter(([, code]) => code))).toEqual(problems);
});
