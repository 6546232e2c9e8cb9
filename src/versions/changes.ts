import { diffArrays, diffWords } from 'diff';
import type { Schemas } from '#src/api/operation-types.ts';

type Picture = Schemas['PostPicture'];

/** A run of text: in both versions, only in the later one, only in the earlier one. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string };

/** A paragraph of the later version, or one that it has no more. */
export type Paragraph = { isSame: boolean; pieces: Piece[] };

export type PictureChange = {
  kind: 'added' | 'removed' | 'moved' | 'described';
  picture: Picture;
  /** What is said of it, where that is another now. */
  words: Piece[][];
};

/** Beyond so many words added and removed the two have nothing in common that would help a reader. */
const mostEdits = 2000;

const pieceOf = (text: string, { added, removed }: { added: boolean; removed: boolean }): Piece => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text,
});

/** What changed by words, as the language of the text parts them. */
export function wordChanges(before: string, after: string, language: string | null): Piece[] {
  const intlSegmenter = new Intl.Segmenter(language ?? undefined, { granularity: 'word' });
  const changes = diffWords(before, after, { intlSegmenter, maxEditLength: mostEdits });
  if (changes) return changes.map((change) => pieceOf(change.value, change));
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

/** What changed in a text, by paragraphs: one that was written anew in its place by its words. */
export function textChanges(before: string[], after: string[], language: string | null): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let removed: string[] = [];
  const rest = () => {
    for (const text of removed) paragraphs.push({ isSame: false, pieces: [{ kind: 'removed', text }] });
    removed = [];
  };
  for (const change of diffArrays(before, after)) {
    if (change.removed) {
      removed = change.value;
      continue;
    }
    for (const text of change.value) {
      const earlier = change.added ? removed.shift() : undefined;
      const isSame = !change.added;
      if (isSame) rest();
      const pieces = earlier === undefined ? [pieceOf(text, change)] : wordChanges(earlier, text, language);
      paragraphs.push({ isSame, pieces });
    }
    rest();
  }
  rest();
  return paragraphs;
}

/** What changed among pictures that stand in an order. */
export function pictureChanges(
  before: Picture[],
  after: Picture[],
  language: string | null,
): PictureChange[] {
  const earlier = new Map(before.map((picture) => [picture.id, picture]));
  const later = new Set(after.map(({ id }) => id));
  const stayed = before.filter(({ id }) => later.has(id)).map(({ id }) => id);
  const order = after.filter(({ id }) => earlier.has(id)).map(({ id }) => id);
  const moved = new Set(diffArrays(stayed, order).flatMap(({ added, value }) => (added ? value : [])));
  const now = after.flatMap((picture): PictureChange[] => {
    const known = earlier.get(picture.id);
    if (!known) return [{ kind: 'added', picture, words: [] }];
    const words = (['caption', 'alt'] as const)
      .filter((name) => known[name] !== picture[name])
      .map((name) => wordChanges(known[name], picture[name], language));
    if (moved.has(picture.id)) return [{ kind: 'moved', picture, words }];
    return words.length > 0 ? [{ kind: 'described', picture, words }] : [];
  });
  const gone = before.filter(({ id }) => !later.has(id));
  return [...now, ...gone.map((picture): PictureChange => ({ kind: 'removed', picture, words: [] }))];
}

/** What changed among names without an order. */
export function nameChanges(before: string[], after: string[]): Piece[] {
  return [
    ...before.map((text): Piece => ({ kind: after.includes(text) ? 'same' : 'removed', text })),
    ...after.filter((text) => !before.includes(text)).map((text): Piece => ({ kind: 'added', text })),
  ];
}

/** Did anything change in these pieces? */
export const isChanged = (pieces: Piece[]): boolean => pieces.some(({ kind }) => kind !== 'same');
