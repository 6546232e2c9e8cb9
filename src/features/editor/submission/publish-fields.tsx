import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import type { Content } from '#machines/flow/editor/post-content.ts';
import type { publishChoicesMachine } from '#machines/flow/editor/publish-choices.ts';
import { PlacesInput } from '#src/features/places/index.ts';
import { genreNames } from '#src/i18n/genre-names.ts';
import { ChipsInput } from '#src/ui/forms/chips-input.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { FeaturedHashtags } from './featured-hashtags.tsx';
import type { PublishForm } from './use-publish-form.tsx';

/** Lists of the server to choose from, and hashtags that fit what is typed. */
export type PublishChoices = ActorRefFrom<typeof publishChoicesMachine>;

type FieldProps = { form: PublishForm; choices: PublishChoices };

/** Places that the post is about. */
export function LocationField({ form: { content, change, error } }: Pick<FieldProps, 'form'>) {
  return (
    <Field
      required
      place="location"
      label={<FormattedMessage id="editor.location.label" defaultMessage="Location" />}
      hint={
        <FormattedMessage
          id="editor.location.hint"
          defaultMessage="Type a town or district in any script. You can choose up to 5."
        />
      }
      error={error('locations')}
    >
      <PlacesInput value={content.locations} onChange={(locations) => change({ locations })} />
    </Field>
  );
}

/** The language that the post is written in. */
export function LanguageField({ form: { content, change, error }, choices }: FieldProps) {
  const lists = useSelector(choices, (current) => current.context.lists);
  return (
    <Field
      required
      place="language"
      label={<FormattedMessage id="editor.language.label" defaultMessage="Language" />}
      error={error('language')}
    >
      <Select
        value={content.language ?? ''}
        onChange={(event) =>
          change({ language: (event.currentTarget.value || null) as Content['language'] })
        }
      >
        <EmptyOption />
        {(lists?.languages ?? chosenLanguage(content)).map(({ isoCode, nativeName }) => (
          <option key={isoCode} value={isoCode} lang={isoCode}>
            {nativeName}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** What the field shows until the list has loaded. */
const chosenLanguage = ({ language }: Pick<Content, 'language'>) =>
  language ? [{ isoCode: language, nativeName: nativeLanguageName(language) }] : [];

/** The genre, and the sub-genre that depends on it. */
export function GenreFields({ form: { content, change, error }, choices }: FieldProps) {
  const lists = useSelector(choices, (current) => current.context.lists);
  const genre = lists?.genres.find(({ code }) => code === content.genre);
  return (
    <>
      <Field
        required
        place="genre"
        label={<FormattedMessage id="editor.genre.label" defaultMessage="Genre" />}
        error={error('genre')}
      >
        <Select
          value={content.genre ?? ''}
          onChange={(event) => change({ genre: event.currentTarget.value || null, subGenre: null })}
        >
          <EmptyOption />
          {lists?.genres.map(({ code }) => (
            <GenreOption key={code} code={code} />
          ))}
        </Select>
      </Field>
      <Field
        required
        label={<FormattedMessage id="editor.sub-genre.label" defaultMessage="Sub-genre" />}
        error={error('subGenre')}
      >
        <Select
          value={content.subGenre ?? ''}
          disabled={!genre}
          onChange={(event) => change({ subGenre: event.currentTarget.value || null })}
        >
          <EmptyOption />
          {genre?.subGenres.map((code) => (
            <GenreOption key={code} code={code} />
          ))}
        </Select>
      </Field>
    </>
  );
}

/** Hashtags, with suggestions for the one that is typed. */
export function HashtagsField({ form: { content, change, error }, choices }: FieldProps) {
  const suggestions = useSelector(choices, (current) => current.context.suggestions);
  const lists = useSelector(choices, (current) => current.context.lists);
  return (
    <Box data-transliterate="">
      <Field
        optional
        place="hashtags"
        label={<FormattedMessage id="editor.hashtags.label" defaultMessage="Hashtags" />}
        hint={
          <FormattedMessage
            id="editor.hashtags.hint"
            defaultMessage="Up to 5. Press Enter or comma after each one."
          />
        }
        error={error('hashtags')}
      >
        <ChipsInput
          value={content.hashtags}
          max={limits.hashtagsMax}
          suggestions={suggestions}
          onType={(typed) => choices.send({ type: 'hashtag.typed', typed })}
          onChange={(chosen) => change({ hashtags: chosen })}
        />
      </Field>
      <FeaturedHashtags
        featured={lists?.featuredHashtags.map(({ title }) => title) ?? []}
        chosen={content.hashtags}
        onChange={(hashtags) => change({ hashtags })}
      />
    </Box>
  );
}

function EmptyOption() {
  const intl = useIntl();
  return (
    <option value="">
      {intl.formatMessage({ id: 'editor.choose', defaultMessage: 'Choose…' })}
    </option>
  );
}

function GenreOption({ code }: { code: string }) {
  const intl = useIntl();
  const name = genreNames[code];
  return <option value={code}>{name ? intl.formatMessage(name) : code}</option>;
}
