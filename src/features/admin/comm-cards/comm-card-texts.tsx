import { Languages, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { type CardLanguage, missingCardLanguages } from '#domain/announcements/comm-card.ts';
import { languageDirection, nativeLanguageName } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { IconButton } from '#src/ui/forms/button.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode } from '#src/ui/forms/schema-form.ts';
import { TextArea, TextInput } from '#src/ui/forms/text-input.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import type { CommCardForm } from './comm-card-form.ts';
import { CardPreview } from './comm-card-preview.tsx';
import { MissingLanguages } from './comm-card-values.tsx';

type Props = { form: CommCardForm };

export const emptyText = (language: CardLanguage) => ({
  language,
  title: '',
  text: '',
  linkLabel: '',
});

/** The texts of a card in each language, with the card as creators of that language see it. */
export function CardTexts({ form }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'texts' });
  return (
    <Stack gap="6">
      {fields.map((field, at) => (
        <LanguageTexts
          key={field.id}
          form={form}
          at={at}
          language={field.language}
          onRemove={() => {
            remove(at);
            form.setFocus(`texts.${at - 1}.title`);
          }}
        />
      ))}
      <Text muted size="sm">
        <FormattedMessage
          id="cards.form.languages-shown"
          defaultMessage="Creators see the announcement only if it's written in the language of their portal."
        />
      </Text>
      <Text size="sm">
        <MissingLanguages texts={fields} />
      </Text>
      <AddLanguage
        languages={missingCardLanguages(fields)}
        onAdd={(language) =>
          append(emptyText(language), { focusName: `texts.${fields.length}.title` })
        }
      />
    </Stack>
  );
}

type AddProps = { languages: readonly CardLanguage[]; onAdd: (language: CardLanguage) => void };

function AddLanguage({ languages, onAdd }: AddProps) {
  if (languages.length === 0) return null;
  return (
    <Box alignSelf="start">
      <Menu
        trigger={
          <>
            <Languages size="1.1em" aria-hidden="true" />
            <FormattedMessage
              id="cards.form.add-language"
              defaultMessage="Add language"
              description="Button: opens a list of languages"
            />
          </>
        }
        items={languages.map((language) => ({
          key: language,
          label: <span lang={language}>{nativeLanguageName(language)}</span>,
          onSelect: () => onAdd(language),
        }))}
      />
    </Box>
  );
}

type TextsProps = Props & { at: number; language: CardLanguage; onRemove: () => void };

function LanguageTexts({ form, at, language, onRemove }: TextsProps) {
  const intl = useIntl();
  const name = nativeLanguageName(language);
  return (
    <Stack
      as="section"
      aria-label={name}
      gap="4"
      paddingBlockEnd="6"
      borderBlockEndWidth="1px"
      borderColor="line"
    >
      <Row justifyContent="space-between" minHeight="target">
        <Heading as="h2" size="sm" lang={language}>
          {name}
        </Heading>
        {language !== 'en' && (
          <IconButton
            icon={<Trash2 size="1.25em" aria-hidden="true" />}
            label={intl.formatMessage(
              { id: 'cards.form.remove-language', defaultMessage: 'Remove {language}' },
              { language: name },
            )}
            onClick={onRemove}
          />
        )}
      </Row>
      <Box
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <TextFields form={form} at={at} language={language} />
        <LivePreview form={form} at={at} />
      </Box>
    </Stack>
  );
}

type FieldsProps = Props & { at: number; language: CardLanguage };

function TextFields({ form, at, language }: FieldsProps) {
  const isLinked = form.watch('link').trim() !== '';
  const error = (field: 'title' | 'text' | 'linkLabel'): ReactNode => {
    const code = fieldErrorCode(form, `texts.${at}.${field}`);
    return code && <FieldMessage code={code} />;
  };
  const typed = { lang: language, dir: languageDirection(language), autoComplete: 'off' };
  return (
    <Stack gap="4">
      <Field
        label={<FormattedMessage id="cards.title" defaultMessage="Title" />}
        error={error('title')}
        required
      >
        <TextInput
          {...form.register(`texts.${at}.title`)}
          {...typed}
          maxLength={8 * limits.cardTitleMax}
        />
      </Field>
      <Field
        label={<FormattedMessage id="cards.text" defaultMessage="Text" />}
        error={error('text')}
        required
      >
        <TextArea
          {...form.register(`texts.${at}.text`)}
          {...typed}
          rows={3}
          maxLength={8 * limits.cardTextMax}
        />
      </Field>
      {isLinked && (
        <Field
          label={<FormattedMessage id="cards.link-label" defaultMessage="Link text" />}
          error={error('linkLabel')}
          required
        >
          <TextInput
            {...form.register(`texts.${at}.linkLabel`)}
            {...typed}
            maxLength={8 * limits.cardLinkLabelMax}
          />
        </Field>
      )}
    </Stack>
  );
}

function LivePreview({ form, at }: Props & { at: number }) {
  const { title, text, ...rest } = form.watch(`texts.${at}`);
  const link = form.watch('link').trim();
  return (
    <CardPreview
      label={<FormattedMessage id="cards.form.preview" defaultMessage="Preview" />}
      text={{ ...rest, title: title || '…', text: text || '…' }}
      link={link || null}
    />
  );
}
