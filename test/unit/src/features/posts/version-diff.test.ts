import { describe, expect, it } from 'vitest';
import type { Schemas } from '#src/api/operation-types.ts';
import {
  type DiffPart,
  diffNames,
  diffParagraphs,
  diffPictures,
  diffText,
} from '#src/features/posts/versions/diff.ts';

const marks = { same: '', added: '+', removed: '-' };
const marked = (pieces: DiffPart[]) =>
  pieces.map(({ kind, text }) => `${marks[kind]}${text.trim()}`).filter(Boolean);

const hindiPieces = ['चेहरे', '-मुरझाए हुए', '+खिल उठे', 'हैं'];

describe('words that changed', () => {
  it.each([
    ['hi', 'चेहरे मुरझाए हुए हैं', 'चेहरे खिल उठे हैं', hindiPieces],
    ['ur', 'گلی میں صبح قلم', 'گلی میں شام قلم', ['گلی میں', '-صبح', '+شام', 'قلم']],
    ['ta', 'நேற்று மழை பெய்தது', 'இன்று மழை பெய்தது', ['-நேற்று', '+இன்று', 'மழை பெய்தது']],
    ['bn', 'কাল বৃষ্টি হয়েছে', 'আজ বৃষ্টি হয়েছে', ['-কাল', '+আজ', 'বৃষ্টি হয়েছে']],
    ['ml', 'ഇന്നലെ മഴ പെയ്തു', 'ഇന്ന് മഴ പെയ്തു', ['-ഇന്നലെ', '+ഇന്ന്', 'മഴ പെയ്തു']],
  ])('are whole in %s', (language, before, after, expected) => {
    expect(marked(diffText(before, after, language))).toEqual(expected);
  });

  it('keep a letter and its signs together', () => {
    expect(marked(diffText('किताब', 'किताबें', 'hi'))).toEqual(['-किताब', '+किताबें']);
  });

  it('joined are both texts', () => {
    const [before, after] = ['राम घर गया। वह थका था।', 'राम अपने घर गया, वह बहुत थका था।'];
    const pieces = diffText(before, after, 'hi');
    const without = (kind: DiffPart['kind']) =>
      pieces
        .flatMap((piece) => (piece.kind === kind ? [] : piece.text))
        .join('')
        .replace(/\s/g, '');
    expect([without('added'), without('removed')]).toEqual(
      [before, after].map((text) => text.replace(/\s/g, '')),
    );
  });

  it('are shown as a whole when two texts have too little in common', () => {
    const words = (word: string) =>
      Array.from({ length: 1500 }, (_, place) => `${word}${place}`).join(' ');
    expect(diffText(words('a'), words('b'), 'en').map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
    ]);
  });
});

describe('paragraphs', () => {
  const changes = (before: string[], after: string[]) =>
    diffParagraphs(before, after, 'en').map(({ isSame, parts }) =>
      isSame ? '=' : marked(parts).join(' '),
    );

  it('are described by words where one was rewritten in its place', () => {
    expect(
      changes(['One.', 'Two is here.', 'Three.'], ['One.', 'Two was here.', 'Three.']),
    ).toEqual(['=', 'Two -is +was here.', '=']);
  });

  it('come, go, and stay in their order', () => {
    expect(changes(['A', 'B', 'C'], ['B', 'C', 'D'])).toEqual(['-A', '=', '=', '+D']);
    expect(changes(['A', 'B', 'C'], [])).toEqual(['-A', '-B', '-C']);
    expect(changes(['A', 'B'], ['X', 'Y', 'Z'])).toEqual(['-A +X', '-B +Y', '+Z']);
  });
});

describe('pictures', () => {
  const picture = (id: string, caption = '', alt = ''): Schemas['PostPicture'] => ({
    id,
    url: `/pictures/${id}.jpg`,
    width: 4,
    height: 3,
    caption,
    alt,
  });
  const changes = (before: Schemas['PostPicture'][], after: Schemas['PostPicture'][]) =>
    diffPictures(before, after, 'en').map(({ kind, picture: { id }, textDiffs }) => [
      kind,
      id,
      ...textDiffs.map(marked),
    ]);
  const [a, b, c] = [picture('a'), picture('b'), picture('c')];

  it('come and go', () => {
    expect(changes([a, b], [b, c])).toEqual([
      ['added', 'c'],
      ['removed', 'a'],
    ]);
  });

  it('are moved as few as explain the order', () => {
    expect(changes([a, b, c], [c, a, b])).toEqual([['moved', 'c']]);
  });

  it('have other words', () => {
    expect(changes([picture('a', 'Wet fields')], [picture('a', 'Green fields', 'Rain')])).toEqual([
      ['described', 'a', ['-Wet', '+Green', 'fields'], ['+Rain']],
    ]);
  });
});

it('names come and go', () => {
  expect(marked(diffNames(['Pune', 'Nagpur'], ['Nagpur', 'Mumbai']))).toEqual([
    '-Pune',
    'Nagpur',
    '+Mumbai',
  ]);
});
