import { diffArrays, diffWords } from 'diff';
import type { Schemas } from '#src/api/operation-types.ts';

type Picture = Schemas['PostPicture'];

/** A run of text: in both versions, only in the later one, only in the earlier one. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/** A paragraph of the later version, or one that it no longer has. */
export type ParagraphChange = { isSame: boolean; parts: DiffPart[] };

export type PictureChange = {
  kind: 'added' | 'removed' | 'moved' | 'described';
  picture: Picture;
  /** The texts of the picture that changed, by words. */
  textDiffs: DiffPart[][];
};

/** With more added and removed words than this, a comparison does not help readers. */
const maxEdits = 2000;

const toDiffPart = (
  text: string,
  { added, removed }: { added: boolean; removed: boolean },
): DiffPart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text,
});

/** The changes by words, as the language separates them. */
export function diffText(before: string, after: string, language: string | null): DiffPart[] {
  const intlSegmenter = new Intl.Segmenter(language ?? undefined, { granularity: 'word' });
  const changes = diffWords(before, after, { intlSegmenter, maxEditLength: maxEdits });
  if (changes) return changes.map((change) => toDiffPart(change.value, change));
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

/** The changes of a text by paragraphs. A rewritten paragraph is compared by words. */
export function diffParagraphs(
  before: string[],
  after: string[],
  language: string | null,
): ParagraphChange[] {
  const paragraphs: ParagraphChange[] = [];
  let removed: string[] = [];
  const rest = () => {
    for (const text of removed)
      paragraphs.push({ isSame: false, parts: [{ kind: 'removed', text }] });
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
      const pieces =
        earlier === undefined ? [toDiffPart(text, change)] : diffText(earlier, text, language);
      paragraphs.push({ isSame, parts: pieces });
    }
    rest();
  }
  rest();
  return paragraphs;
}

/** The changes in an ordered list of pictures. */
export function diffPictures(
  before: Picture[],
  after: Picture[],
  language: string | null,
): PictureChange[] {
  const earlier = new Map(before.map((picture) => [picture.id, picture]));
  const later = new Set(after.map(({ id }) => id));
  const stayed = before.filter(({ id }) => later.has(id)).map(({ id }) => id);
  const order = after.filter(({ id }) => earlier.has(id)).map(({ id }) => id);
  const moved = new Set(
    diffArrays(stayed, order).flatMap(({ added, value }) => (added ? value : [])),
  );
  const now = after.flatMap((picture): PictureChange[] => {
    const known = earlier.get(picture.id);
    if (!known) return [{ kind: 'added', picture, textDiffs: [] }];
    const words = (['caption', 'alt'] as const)
      .filter((name) => known[name] !== picture[name])
      .map((name) => diffText(known[name], picture[name], language));
    if (moved.has(picture.id)) return [{ kind: 'moved', picture, textDiffs: words }];
    return words.length > 0 ? [{ kind: 'described', picture, textDiffs: words }] : [];
  });
  const gone = before.filter(({ id }) => !later.has(id));
  return [
    ...now,
    ...gone.map((picture): PictureChange => ({ kind: 'removed', picture, textDiffs: [] })),
  ];
}

/** What changed among names without an order. */
export function diffNames(before: string[], after: string[]): DiffPart[] {
  return [
    ...before.map((text): DiffPart => ({ kind: after.includes(text) ? 'same' : 'removed', text })),
    ...after
      .filter((text) => !before.includes(text))
      .map((text): DiffPart => ({ kind: 'added', text })),
  ];
}

/** Did anything change in these pieces? */
export const hasChanges = (pieces: DiffPart[]): boolean =>
  pieces.some(({ kind }) => kind !== 'same');
