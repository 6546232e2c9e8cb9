import { expect, it } from 'vitest';
import {
  cardLanguages,
  cardStatus,
  missingCardLanguages,
} from '#domain/announcements/comm-card.ts';

const days = { startDay: '2026-11-15', endDay: '2026-11-20' };
const always = { startDay: null, endDay: null };

it.each([
  [{ isOn: false, ...days }, '2026-11-16', 'off'],
  [{ isOn: true, ...always }, '2026-11-16', 'shown'],
  [{ isOn: true, ...days }, '2026-11-14', 'upcoming'],
  [{ isOn: true, ...days }, '2026-11-20', 'shown'],
  [{ isOn: true, ...days }, '2026-11-21', 'ended'],
])('a card with %o is on %s %s', (card, today, status) => {
  expect(cardStatus(card, today)).toBe(status);
});

it('names the languages in which creators do not see a card', () => {
  const texts = cardLanguages.map((language) => ({ language }));
  expect(missingCardLanguages(texts)).toEqual([]);
  expect(
    missingCardLanguages(texts.filter(({ language }) => !['ta', 'ur'].includes(language))),
  ).toEqual(['ta', 'ur']);
});
