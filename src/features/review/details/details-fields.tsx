import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#domain/limits.ts';
import type { PostDetailsSubject } from '#machines/flow/review/post-details.ts';
import { PlacesInput } from '#src/features/places/index.ts';
import { genreNames } from '#src/i18n/genre-names.ts';
import { ChipsInput } from '#src/ui/forms/chips-input.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { type DetailsFormState, fieldError } from './details-form-state.tsx';

type Props = { form: DetailsFormState; choices: PostDetailsSubject['choices'] };

/** Cities that the post is about. */
export function LocationsField({ form }: Pick<Props, 'form'>) {
  const { isSubmitted } = form.formState;
  return (
    <Field
      required
      label={<FormattedMessage id="staff.details.locations" defaultMessage="Location" />}
      hint={
        <FormattedMessage
          id="staff.details.locations-hint"
          defaultMessage="Type a town or district in any script. Up to {count, number}."
          values={{ count: limits.locationsMax }}
        />
      }
      error={fieldError(form, 'locations')}
    >
      <PlacesInput
        value={form.watch('locations')}
        onChange={(locations) =>
          form.setValue('locations', locations, { shouldValidate: isSubmitted })
        }
      />
    </Field>
  );
}

/** The language that the post is written in. */
export function LanguageField({ form, choices }: Props) {
  return (
    <Field
      required
      label={<FormattedMessage id="staff.details.language" defaultMessage="Language" />}
      error={fieldError(form, 'language')}
    >
      <Select {...form.register('language')}>
        <EmptyOption />
        {choices.languages.map(({ isoCode, nativeName }) => (
          <option key={isoCode} value={isoCode} lang={isoCode}>
            {nativeName}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The genre, and the sub-genre that depends on it. */
export function GenreFields({ form, choices }: Props) {
  const chosen = form.watch('genre');
  const genre = choices.genres.find(({ code }) => code === chosen);
  return (
    <>
      <Field
        required
        label={<FormattedMessage id="staff.details.genre" defaultMessage="Genre" />}
        error={fieldError(form, 'genre')}
      >
        <Select {...form.register('genre', { onChange: () => form.setValue('subGenre', '') })}>
          <EmptyOption />
          {choices.genres.map(({ code }) => (
            <GenreOption key={code} code={code} />
          ))}
        </Select>
      </Field>
      <Field
        required
        label={<FormattedMessage id="staff.details.sub-genre" defaultMessage="Sub-genre" />}
        error={fieldError(form, 'subGenre')}
      >
        <Select key={chosen} {...form.register('subGenre')}>
          <EmptyOption />
          {genre?.subGenres.map((code) => (
            <GenreOption key={code} code={code} />
          ))}
        </Select>
      </Field>
    </>
  );
}

/** Hashtags; the topics of the reader app are suggested. */
export function HashtagsField({ form, choices }: Props) {
  const [typed, setTyped] = useState('');
  const { isSubmitted } = form.formState;
  const topics = choices.featuredHashtags.map(({ title }) => title);
  const suggestions = typed === '' ? [] : topics.filter((title) => title.startsWith(typed));
  return (
    <Field
      optional
      label={<FormattedMessage id="staff.details.hashtags" defaultMessage="Hashtags" />}
      hint={
        <FormattedMessage
          id="staff.details.hashtags-hint"
          defaultMessage="Up to {count, number}. Press Enter or comma after each one."
          values={{ count: limits.hashtagsMax }}
        />
      }
      error={fieldError(form, 'hashtags')}
    >
      <ChipsInput
        value={form.watch('hashtags')}
        max={limits.hashtagsMax}
        suggestions={suggestions}
        onType={setTyped}
        onChange={(hashtags) =>
          form.setValue('hashtags', hashtags, { shouldValidate: isSubmitted })
        }
      />
    </Field>
  );
}

function EmptyOption() {
  const intl = useIntl();
  return (
    <option value="">
      {intl.formatMessage({ id: 'staff.details.choose', defaultMessage: 'Choose…' })}
    </option>
  );
}

function GenreOption({ code }: { code: string }) {
  const intl = useIntl();
  const name = genreNames[code];
  return <option value={code}>{name ? intl.formatMessage(name) : code}</option>;
}
