import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { contentLanguages } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { formatRules } from '#domain/post/post-formats.ts';
import type { Content } from '#machines/flow/editor/post-content.ts';
import type { publishChoicesMachine } from '#machines/flow/editor/publish-choices.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { genreNames } from '#src/i18n/genre-names.ts';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { ChipsInput } from '#src/ui/forms/chips-input.tsx';
import { Combobox } from '#src/ui/forms/combobox.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import { AiDeclaration } from './ai-declaration.tsx';

type Props = { actor: EditorActor; buffer: EditorBuffer };
type Choices = ActorRefFrom<typeof publishChoicesMachine>;
type Meta = Omit<Content, 'title' | 'html'>;

/** Where, in which language and about what: the publish step. */
export function PublishStep({ actor, buffer }: Props) {
  const choices = useSelector(actor, (current) => current.children.choices as Choices | undefined);
  return choices ? <PublishForm actor={actor} buffer={buffer} choices={choices} /> : null;
}

function PublishForm({ actor, buffer, choices }: Props & { choices: Choices }) {
  const intl = useIntl();
  const content: Meta = useSelector(actor, (current) => current.context.draft.content);
  const fields = useSelector(actor, (current) => current.context.fields);
  const { needsAiDeclaration } = useSelector(
    actor,
    (current) => formatRules[current.context.draft.format],
  );
  const lists = useSelector(choices, (current) => current.context.lists);
  const isLoading = useSelector(choices, (current) => current.matches('loading'));
  const failure = useSelector(choices, (current) => current.context.failure);
  const hashtags = useSelector(choices, (current) => current.context.suggestions);
  const change = (changed: Partial<Meta>) => {
    buffer.change(changed);
    buffer.flush();
  };
  const error = (name: string) => fields[name] && <FieldMessage code={fields[name]} />;
  const places = (lists?.locations ?? []).flatMap(({ cities }) =>
    cities.map(({ locationId, locationName, stateName }) => ({
      value: locationId,
      label: `${locationName} ( ${stateName} )`,
    })),
  );
  const genre = lists?.genres.find(({ code }) => code === content.genre);
  const emptyOption = intl.formatMessage({ id: 'editor.choose', defaultMessage: 'Choose…' });
  return (
    <Stack gap="6">
      {failure && !isLoading && (
        <RetryNotice onRetry={() => choices.send({ type: 'retry.requested' })}>
          <FormattedMessage
            id="editor.lists-failed"
            defaultMessage="We couldn't load the locations and genres."
          />
        </RetryNotice>
      )}
      <Field
        required
        place="location"
        label={<FormattedMessage id="editor.location.label" defaultMessage="Location" />}
        hint={
          <FormattedMessage
            id="editor.location.hint"
            defaultMessage="Type a city. You can choose up to 5."
          />
        }
        error={error('locations')}
      >
        <Combobox
          options={places}
          value={content.locations}
          max={limits.locationsMax}
          onChange={(locations) => change({ locations })}
        />
      </Field>
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
          <option value="">{emptyOption}</option>
          {contentLanguages.map(({ isoCode, nativeName }) => (
            <option key={isoCode} value={isoCode} lang={isoCode}>
              {nativeName}
            </option>
          ))}
        </Select>
      </Field>
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
          <option value="">{emptyOption}</option>
          {lists?.genres.map(({ code }) => (
            <option key={code} value={code}>
              {genreName(code)}
            </option>
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
          <option value="">{emptyOption}</option>
          {genre?.subGenres.map((code) => (
            <option key={code} value={code}>
              {genreName(code)}
            </option>
          ))}
        </Select>
      </Field>
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
            suggestions={hashtags}
            onType={(typed) => choices.send({ type: 'hashtag.typed', typed })}
            onChange={(chosen) => change({ hashtags: chosen })}
          />
        </Field>
      </Box>
      {needsAiDeclaration && (
        <AiDeclaration
          value={content.madeWithAi}
          error={error('madeWithAi')}
          onChange={(madeWithAi) => change({ madeWithAi })}
        />
      )}
    </Stack>
  );

  function genreName(code: string): string {
    const name = genreNames[code];
    return name ? intl.formatMessage(name) : code;
  }
}
