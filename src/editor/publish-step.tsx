import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { contentLanguages } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { formatRules } from '#domain/post-formats.ts';
import type { Content } from '#machines/flow/post-content.ts';
import type { publishChoicesMachine } from '#machines/flow/publish-choices.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { genreNames } from '#src/i18n/genre-names.ts';
import { ChipsInput } from '#src/ui/chips-input.tsx';
import { Combobox } from '#src/ui/combobox.tsx';
import { Field } from '#src/ui/field.tsx';
import { Box, Stack } from '#src/ui/layout.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { Select } from '#src/ui/select.tsx';
import { AiDeclaration } from './ai-declaration.tsx';
import type { EditorActor } from './editor-actor.ts';
import type { Manuscript } from './manuscript.ts';

type Props = { actor: EditorActor; manuscript: Manuscript };
type Choices = ActorRefFrom<typeof publishChoicesMachine>;
type Meta = Omit<Content, 'title' | 'html'>;

/** Where, in which language and about what: the publish step. */
export function PublishStep({ actor, manuscript }: Props) {
  const choices = useSelector(actor, (current) => current.children.choices as Choices | undefined);
  return choices ? <PublishForm actor={actor} manuscript={manuscript} choices={choices} /> : null;
}

function PublishForm({ actor, manuscript, choices }: Props & { choices: Choices }) {
  const intl = useIntl();
  const [content, setContent] = useState<Meta>(() => actor.getSnapshot().context.draft.content);
  const fields = useSelector(actor, (current) => current.context.fields);
  const { needsAiDeclaration } = useSelector(actor, (current) => formatRules[current.context.draft.format]);
  const lists = useSelector(choices, (current) => current.context.lists);
  const isLoading = useSelector(choices, (current) => current.matches('loading'));
  const failure = useSelector(choices, (current) => current.context.failure);
  const hashtags = useSelector(choices, (current) => current.context.suggestions);
  const change = (changed: Partial<Meta>) => {
    setContent((before) => ({ ...before, ...changed }));
    manuscript.change(changed);
  };
  const error = (name: string) => fields[name] && <FieldMessage code={fields[name]} />;
  const places = (lists?.locations ?? []).flatMap(({ cities }) =>
    cities.map(({ locationId, locationName, stateName }) => ({
      value: locationId,
      label: `${locationName} ( ${stateName} )`,
    })),
  );
  const genre = lists?.genres.find(({ code }) => code === content.genre);
  const nothing = intl.formatMessage({ id: 'editor.choose', defaultMessage: 'Choose…' });
  return (
    <Stack gap="6">
      {failure && !isLoading && (
        <RetryNotice onRetry={() => choices.send({ type: 'retry.requested' })}>
          <FormattedMessage
            id="editor.lists-failed"
            defaultMessage="The lists of places and genres did not load."
          />
        </RetryNotice>
      )}
      <Field
        required
        place="location"
        label={<FormattedMessage id="editor.location.label" defaultMessage="Location" />}
        hint={
          <FormattedMessage id="editor.location.hint" defaultMessage="Type a city. You can choose up to 5." />
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
          <option value="">{nothing}</option>
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
          <option value="">{nothing}</option>
          {lists?.genres.map(({ code }) => (
            <option key={code} value={code}>
              {nameOfGenre(code)}
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
          <option value="">{nothing}</option>
          {genre?.subGenres.map((code) => (
            <option key={code} value={code}>
              {nameOfGenre(code)}
            </option>
          ))}
        </Select>
      </Field>
      <Box data-own-script="">
        <Field
          optional
          place="hashtags"
          label={<FormattedMessage id="editor.hashtags.label" defaultMessage="Hashtags" />}
          hint={
            <FormattedMessage
              id="editor.hashtags.hint"
              defaultMessage="Up to 5. Press Enter or comma after each."
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

  function nameOfGenre(code: string): string {
    const name = genreNames[code];
    return name ? intl.formatMessage(name) : code;
  }
}
