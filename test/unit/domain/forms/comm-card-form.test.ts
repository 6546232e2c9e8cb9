import * as v from 'valibot';
import { expect, it } from 'vitest';
import { commCardForm } from '#domain/forms/comm-card-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';

const english = { language: 'en', title: ' Diwali ', text: 'Show your town.', linkLabel: '' };
const hindi = { language: 'hi', title: 'दीवाली', text: 'अपना शहर दिखाइए।', linkLabel: '' };
const card = {
  texts: [english],
  link: '',
  audience: 'all',
  paymentTypes: [],
  dhUserId: '',
  startDay: '',
  endDay: '',
  isOn: true,
};

it('sends texts without blanks around', () => {
  expect(v.parse(commCardForm, card)).toEqual({
    ...card,
    texts: [{ ...english, title: 'Diwali' }],
  });
});

it.each([
  [{ texts: [hindi] }, { texts: 'required' }],
  [{ texts: [english, { ...hindi, title: ' ' }] }, { 'texts.1.title': 'required' }],
  [{ link: '/app/profile' }, { 'texts.0.linkLabel': 'required' }],
  [
    { link: 'javascript:alert(1)', texts: [{ ...english, linkLabel: 'Read' }] },
    { link: 'malformed' },
  ],
  [
    { link: 'https://bank.example@other.example/', texts: [{ ...english, linkLabel: 'Read' }] },
    { link: 'malformed' },
  ],
  [{ startDay: '2026-11-15' }, { endDay: 'range-incomplete' }],
  [{ endDay: '2026-11-15' }, { startDay: 'range-incomplete' }],
  [{ startDay: '2026-11-15', endDay: '2026-11-14' }, { endDay: 'ends-before-start' }],
  [{ audience: 'payment-types' }, { paymentTypes: 'list-required' }],
  [{ audience: 'creator' }, { dhUserId: 'required' }],
  [{ audience: 'creator', dhUserId: 'meera' }, { dhUserId: 'malformed' }],
  [{ dhUserId: 'meera' }, {}],
])('refuses a card with %o for %o', (changes, problems) => {
  expect(fieldProblems(commCardForm, { ...card, ...changes })).toEqual(problems);
});
