import { FormattedMessage, useIntl } from 'react-intl';
import { contentLanguages } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { RecordPicker } from '#src/features/admin/records/index.ts';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { SourcePickers } from './source-filter-controls.tsx';
import { fieldError, type SourceFieldProps } from './source-form-state.tsx';
import { CreatorField, OwnersField } from './source-owner-fields.tsx';

/** The fields of a source; some of them are fixed once it exists, or once it is converted. */
export function SourceFields({ pickers, ...props }: SourceFieldProps & { pickers: SourcePickers }) {
  const { form } = props;
  return (
    <>
      <SiteFields {...props} />
      <LanguageField form={form} />
      <AddressFields form={form} />
      <CrawlingField {...props} />
      <Field
        label={<FormattedMessage id="sources.publisher" defaultMessage="Publisher" />}
        error={fieldError(form, 'accountId')}
        optional
      >
        <RecordPicker
          actor={pickers.publisher}
          value={form.watch('accountId')}
          onChange={(chosen) => form.setValue('accountId', chosen, { shouldValidate: true })}
        />
      </Field>
      <CreatorField {...props} picker={pickers.creator} />
      <OwnersField {...props} />
    </>
  );
}

function SiteFields({ form, source }: SourceFieldProps) {
  return (
    <>
      <Field
        label={<FormattedMessage id="sources.name" defaultMessage="Name" />}
        hint={
          <FormattedMessage
            id="sources.form.name-hint"
            defaultMessage="Readers see it at each post."
          />
        }
        error={fieldError(form, 'name')}
        required
      >
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <Field
        label={<FormattedMessage id="sources.key" defaultMessage="Key" />}
        hint={
          source ? (
            <FormattedMessage
              id="sources.form.key-fixed"
              defaultMessage="It can't be changed, because invitations contain it."
            />
          ) : (
            <FormattedMessage
              id="sources.form.key-hint"
              defaultMessage="Small English letters, digits and hyphens, such as vidarbha-samachar. It can't be changed later."
            />
          )
        }
        error={fieldError(form, 'key')}
        required
      >
        <TextInput
          {...form.register('key')}
          dir="ltr"
          readOnly={source !== null}
          bg={source ? 'surface.sunken' : undefined}
          maxLength={limits.sourceKeyMax}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </>
  );
}

/** Where the site and its feed are. */
function AddressFields({ form }: Pick<SourceFieldProps, 'form'>) {
  return (
    <>
      <Field
        label={<FormattedMessage id="sources.home" defaultMessage="Website" />}
        error={fieldError(form, 'homeUrl')}
        required
      >
        <TextInput {...form.register('homeUrl')} type="url" dir="ltr" autoComplete="off" />
      </Field>
      <Field
        label={<FormattedMessage id="sources.feed" defaultMessage="Feed" />}
        hint={
          <FormattedMessage
            id="sources.form.feed-hint"
            defaultMessage="The RSS or Atom address where the crawler finds new posts."
          />
        }
        error={fieldError(form, 'feedUrl')}
        optional
      >
        <TextInput {...form.register('feedUrl')} type="url" dir="ltr" autoComplete="off" />
      </Field>
    </>
  );
}

function LanguageField({ form }: Pick<SourceFieldProps, 'form'>) {
  const intl = useIntl();
  return (
    <Field
      label={<FormattedMessage id="sources.language" defaultMessage="Language" />}
      error={fieldError(form, 'language')}
      required
    >
      <ListboxSelect
        value={form.watch('language')}
        onChange={(language) => form.setValue('language', language, { shouldValidate: true })}
        options={[
          {
            value: '',
            label: intl.formatMessage({
              id: 'sources.form.choose-language',
              defaultMessage: 'Choose a language',
            }),
          },
          ...contentLanguages.map(({ isoCode, nativeName }) => ({
            value: isoCode,
            label: nativeName,
            lang: isoCode,
          })),
        ]}
      />
    </Field>
  );
}

/** A converted source has an author now, and is never crawled again. */
function CrawlingField({ form, source }: SourceFieldProps) {
  if (source?.convertedAt) return null;
  return (
    <Checkbox {...form.register('crawling')}>
      <Stack as="span" gap="0">
        <FormattedMessage id="sources.form.crawling" defaultMessage="Import new posts" />
        <Text as="span" size="sm" muted>
          <FormattedMessage
            id="sources.form.crawling-hint"
            defaultMessage="The crawler brings new posts of the site and shows them to readers."
          />
        </Text>
      </Stack>
    </Checkbox>
  );
}
