import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { genreNames } from '#src/i18n/genre-names.ts';
import { imageKindNames } from '#src/i18n/image-kind-names.ts';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { type DiffPart, diffNames, hasChanges } from './diff.ts';
import type { ComparedVersion, Version } from './live-version-machines.ts';
import { TextDiff } from './text-diff.tsx';

type MetadataField = 'language' | 'genre' | 'locations' | 'hashtags' | 'imageKind' | 'madeWithAi';
export type MetadataChange = { field: MetadataField; pieces: DiffPart[] };

/** The changes of everything except text and pictures, by their names on the screen. */
export function diffMetadata(
  before: Version,
  after: Version,
  places: ComparedVersion['locationNames'],
  intl: IntlShape,
): MetadataChange[] {
  const earlier = fieldValues(before, places, intl);
  const later = fieldValues(after, places, intl);
  return (Object.keys(fieldNames) as MetadataField[])
    .map((fact) => ({ field: fact, pieces: diffNames(earlier[fact], later[fact]) }))
    .filter(({ pieces }) => hasChanges(pieces));
}

function fieldValues(
  { language, genre, subGenre, locations, hashtags, imageKind, madeWithAi }: Version,
  places: ComparedVersion['locationNames'],
  intl: IntlShape,
): Record<MetadataField, string[]> {
  const named = (message: MessageDescriptor | undefined) =>
    message ? [intl.formatMessage(message)] : [];
  return {
    language: language ? [nativeLanguageName(language)] : [],
    genre: [genre, subGenre].flatMap((code) => (code ? named(genreNames[code]) : [])),
    locations: locations.map((id) => places.get(id) ?? id),
    hashtags: hashtags.map(({ title }) => `#${title}`),
    imageKind: imageKind ? named(imageKindNames[imageKind]) : [],
    madeWithAi: madeWithAi === null ? [] : named(madeWithAi ? aiAnswers.yes : aiAnswers.no),
  };
}

/** Each of them, with additions and removals. */
export function MetadataDiff({ changes }: { changes: MetadataChange[] }) {
  const intl = useIntl();
  return (
    <Stack as="dl" gap="3">
      {changes.map(({ field, pieces }) => (
        <div key={field}>
          <Text as="dt" size="sm" fontWeight="semibold">
            {intl.formatMessage(fieldNames[field])}
          </Text>
          <Row as="dd" gap="3" rowGap="1">
            {pieces.map((piece) => (
              <bdi key={piece.text}>
                <TextDiff parts={[piece]} />
              </bdi>
            ))}
          </Row>
        </div>
      ))}
    </Stack>
  );
}

const fieldNames: Record<MetadataField, MessageDescriptor> = defineMessages({
  language: { id: 'editor.language.label', defaultMessage: 'Language' },
  genre: { id: 'editor.genre.label', defaultMessage: 'Genre' },
  locations: { id: 'editor.location.label', defaultMessage: 'Location' },
  hashtags: { id: 'editor.hashtags.label', defaultMessage: 'Hashtags' },
  imageKind: { id: 'versions.metadata.image-kind', defaultMessage: 'Image type' },
  madeWithAi: { id: 'versions.metadata.ai', defaultMessage: 'Made with AI' },
});

const aiAnswers: Record<'yes' | 'no', MessageDescriptor> = defineMessages({
  yes: { id: 'versions.metadata.ai.yes', defaultMessage: 'Yes' },
  no: { id: 'versions.metadata.ai.no', defaultMessage: 'No' },
});
