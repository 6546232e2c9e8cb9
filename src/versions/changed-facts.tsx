import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { nativeNameOf } from '#domain/languages.ts';
import { genreNames } from '#src/i18n/genre-names.ts';
import { imageKindNames } from '#src/i18n/image-kind-names.ts';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { ChangedWords } from './changed-words.tsx';
import { isChanged, nameChanges, type Piece } from './changes.ts';
import type { ComparedVersion, Version } from './live-machines.ts';

type Fact = 'language' | 'genre' | 'locations' | 'hashtags' | 'imageKind' | 'madeWithAi';
export type FactChange = { fact: Fact; pieces: Piece[] };

/** What changed of all that stands beside the words and pictures, by the names that people know it by. */
export function factChanges(
  before: Version,
  after: Version,
  places: ComparedVersion['places'],
  intl: IntlShape,
): FactChange[] {
  const earlier = namesOf(before, places, intl);
  const later = namesOf(after, places, intl);
  return (Object.keys(facts) as Fact[])
    .map((fact) => ({ fact, pieces: nameChanges(earlier[fact], later[fact]) }))
    .filter(({ pieces }) => isChanged(pieces));
}

function namesOf(
  { language, genre, subGenre, locations, hashtags, imageKind, madeWithAi }: Version,
  places: ComparedVersion['places'],
  intl: IntlShape,
): Record<Fact, string[]> {
  const named = (message: MessageDescriptor | undefined) => (message ? [intl.formatMessage(message)] : []);
  return {
    language: language ? [nativeNameOf(language)] : [],
    genre: [genre, subGenre].flatMap((code) => (code ? named(genreNames[code]) : [])),
    locations: locations.map((id) => places.get(id) ?? id),
    hashtags: hashtags.map(({ title }) => `#${title}`),
    imageKind: imageKind ? named(imageKindNames[imageKind]) : [],
    madeWithAi: madeWithAi === null ? [] : named(madeWithAi ? ai.yes : ai.no),
  };
}

/** Each of them, with what came and what went. */
export function ChangedFacts({ changes }: { changes: FactChange[] }) {
  const intl = useIntl();
  return (
    <Stack as="dl" gap="3">
      {changes.map(({ fact, pieces }) => (
        <div key={fact}>
          <Text as="dt" size="sm" fontWeight="semibold">
            {intl.formatMessage(facts[fact])}
          </Text>
          <Row as="dd" gap="3" rowGap="1">
            {pieces.map((piece) => (
              <bdi key={piece.text}>
                <ChangedWords pieces={[piece]} />
              </bdi>
            ))}
          </Row>
        </div>
      ))}
    </Stack>
  );
}

const facts: Record<Fact, MessageDescriptor> = defineMessages({
  language: { id: 'editor.language.label', defaultMessage: 'Language' },
  genre: { id: 'editor.genre.label', defaultMessage: 'Genre' },
  locations: { id: 'editor.location.label', defaultMessage: 'Location' },
  hashtags: { id: 'editor.hashtags.label', defaultMessage: 'Hashtags' },
  imageKind: { id: 'versions.fact.image-kind', defaultMessage: 'What the picture is made for' },
  madeWithAi: { id: 'versions.fact.ai', defaultMessage: 'Made with AI' },
});

const ai: Record<'yes' | 'no', MessageDescriptor> = defineMessages({
  yes: { id: 'versions.fact.ai.yes', defaultMessage: 'Yes' },
  no: { id: 'versions.fact.ai.no', defaultMessage: 'No' },
});
