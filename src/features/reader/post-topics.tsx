import { MapPin } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '#src/api/operation-types.ts';
import { genreNames } from '#src/i18n/genre-names.ts';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type Props = {
  post: Pick<Schemas['Post'], 'genre' | 'subGenre' | 'hashtags'>;
  /** The places of the post, as "city ( state )". */
  locationNames: readonly string[];
};

/** What a post is about: its genre, its places, its hashtags. */
export function PostTopics({ post: { genre, subGenre, hashtags }, locationNames }: Props) {
  const { locale } = useIntl();
  const genres = [genre, subGenre].flatMap((code) => (code ? (genreNames[code] ?? []) : []));
  if (genres.length + locationNames.length + hashtags.length === 0) return null;
  return (
    <Stack gap="2" fontSize="sm" color="ink.muted">
      {genres.length > 0 && (
        <Row gap="2" lang={locale}>
          {genres.map((name, place) => (
            <Text as="span" key={name.id} fontWeight={place === 0 ? 'semibold' : 'normal'}>
              <FormattedMessage {...name} />
            </Text>
          ))}
        </Row>
      )}
      {locationNames.map((place) => (
        <Row key={place} gap="1" lang="en">
          <MapPin aria-hidden="true" size="1em" />
          <bdi>{place}</bdi>
        </Row>
      ))}
      {hashtags.length > 0 && (
        <Row as="ul" gap="3" rowGap="1" listStyleType="none" color="accent.text">
          {hashtags.map((hashtag) => (
            <li key={hashtag.id}>
              <bdi>#{hashtag.title}</bdi>
            </li>
          ))}
        </Row>
      )}
    </Stack>
  );
}
