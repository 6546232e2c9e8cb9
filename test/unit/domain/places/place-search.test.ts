import { expect, it } from 'vitest';
import { translatedLanguages } from '#domain/language/languages.ts';
import { formatPlaces, parsePlaces } from '#domain/places/place-list.ts';
import { differsByOne, indexPlaces, searchPlaces } from '#domain/places/place-search.ts';

const table = [
  `id\tpopulation\ten\tothers\t${translatedLanguages.join('\t')}`,
  'br-aurangabad\t100000\tAurangabad',
  'mh-aurangabad\t1000000\tChhatrapati Sambhajinagar\tAurangabad',
  `up-gonda\t133583\tGonda\tGonda City\tगोंडा${'\t'.repeat(10)}گونڈا`,
  `up-lucknow\t2472011\tLucknow\tLakhnau\tलखनऊ${'\t'.repeat(10)}لکھنؤ`,
  'mh-gondia\t120000\tGondia',
  'up-mau\t300000\tMau\t\tमऊ',
]
  .map((line) => `${line}\n`)
  .join('');
const index = indexPlaces(parsePlaces(table));
const find = (text: string) => searchPlaces(index, text, 3).map(({ id }) => id);

it('finds a place by its beginning, also in lower case, and by a word', () => {
  expect(find('gond')).toEqual(['up-gonda', 'mh-gondia']);
  expect(find('sambhaji')).toEqual(['mh-aurangabad']);
});

it('puts the larger of two places first, and an exact name before a beginning', () => {
  expect(find('aurangabad')).toEqual(['mh-aurangabad', 'br-aurangabad']);
  expect(find('gonda')[0]).toBe('up-gonda');
});

it.each(['lukhnow', 'lucnow', 'Lucknoww', 'lucknwo', 'लखनो', 'लकनऊ', 'لکنؤ', 'லக்னோ'])(
  'finds Lucknow by %s',
  (text) => expect(find(text)[0]).toBe('up-lucknow'),
);

it('finds the largest places of a state by its name', () => {
  expect(find('उत्तर प्रदेश')).toEqual(['up-lucknow', 'up-mau', 'up-gonda']);
});

it('finds nothing for what is no name', () => {
  for (const text of ['', ' ', '%', '123', 'xqzw']) expect(find(text), text).toEqual([]);
});

it('counts a missing, added, replaced or swapped letter as one edit', () => {
  const pairs = [
    'abcd abcd',
    'abcd abd',
    'abcd abxcd',
    'abcd abxd',
    'abcd bacd',
    'abcd abdcx',
    'ab cd',
  ];
  expect(pairs.map((pair) => differsByOne(...(pair.split(' ') as [string, string])))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('takes the language of a name from the line of columns', () => {
  const [place] = parsePlaces('id\tpopulation\ten\tothers\tur\thi\nup-mau\t1\tMau\t\tمئو\tमऊ\n');
  expect([...(place?.names ?? [])]).toEqual([
    ['hi', 'मऊ'],
    ['ur', 'مئو'],
  ]);
});

it('is written as it was read', () => {
  expect(formatPlaces(parsePlaces(table))).toBe(table);
});
