import * as v from 'valibot';
import { expect, it } from 'vitest';
import { campaignForm } from '#domain/forms/campaign-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';

const campaign = {
  name: ' मानसून की कहानियाँ ',
  description: '',
  startDay: '2026-11-15',
  endDay: '2026-12-15',
  languages: ['hi', 'mr'],
  formats: [],
  hashtag: '# बारिश',
  reward: '250',
  postsMax: '',
  params: '',
};

it('sends a campaign without blanks and without the # of its hashtag', () => {
  expect(v.parse(campaignForm, campaign)).toEqual({
    ...campaign,
    name: 'मानसून की कहानियाँ',
    hashtag: 'बारिश',
  });
});

it.each([
  [
    { startDay: '', endDay: '' },
    { startDay: 'required', endDay: 'required' },
  ],
  [{ startDay: '' }, { startDay: 'range-incomplete' }],
  [{ endDay: '' }, { endDay: 'range-incomplete' }],
  [{ endDay: '2026-11-14' }, { endDay: 'ends-before-start' }],
  [{ name: 'Rain' }, { name: 'too-short:5' }],
  [{ reward: '100000' }, { reward: 'more-than-5-digits' }],
  [{ reward: '12.5' }, { reward: 'not-integer' }],
  [{ reward: '-12' }, { reward: 'more-than-5-digits' }],
  [{ postsMax: 'ten' }, { postsMax: 'not-a-number' }],
  [{ postsMax: '0' }, { postsMax: 'not-allowed' }],
  [{ params: "{banner: 'rain'}" }, { params: 'json-malformed' }],
  [{ params: ` "${'a'.repeat(3999)}" ` }, { params: 'too-long:4000' }],
  [{ languages: ['xx'] }, { languages: 'not-allowed' }],
])('refuses a campaign with %o for %o', (changes, problems) => {
  expect(fieldProblems(campaignForm, { ...campaign, ...changes })).toEqual(problems);
});
