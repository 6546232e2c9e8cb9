import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CampaignValues } from '#domain/forms/campaign-form.ts';
import { contentLanguages, languageDirection } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { postFormats } from '#domain/post/post-formats.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { formatNames } from '#src/i18n/format-names.ts';
import { ChoiceChips } from '#src/ui/forms/choice-chips.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, type SchemaForm } from '#src/ui/forms/schema-form.ts';
import { TextArea, TextInput } from '#src/ui/forms/text-input.tsx';
import { Box } from '#src/ui/layout/layout.tsx';

const paramsExample = '{"banner":"monsoon"}';

type Props = { form: SchemaForm<CampaignValues, CampaignValues> };

/** Two fields beside each other where there is room for both. */
const Pair = ({ children }: { children: ReactNode }) => (
  <Box
    display="grid"
    gap="5"
    alignItems="start"
    gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
  >
    {children}
  </Box>
);

function fieldError({ form, field }: Props & { field: keyof CampaignValues }): ReactNode {
  const code = fieldErrorCode(form, field);
  return code && <FieldMessage code={code} />;
}

/** What a campaign asks for, when, of whom, and what it pays. */
export function CampaignFields({ form }: Props) {
  return (
    <>
      <SubjectFields form={form} />
      <Days form={form} />
      <Audience form={form} />
      <Terms form={form} />
      <Field
        label={<FormattedMessage id="campaigns.params" defaultMessage="App parameters" />}
        hint={
          <FormattedMessage
            id="campaigns.form.params-hint"
            defaultMessage="JSON for the reader app, such as {example}"
            values={{ example: <bdi dir="ltr">{paramsExample}</bdi> }}
          />
        }
        error={fieldError({ form, field: 'params' })}
        optional
      >
        <TextArea
          {...form.register('params')}
          dir="ltr"
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          fontFamily="mono"
        />
      </Field>
    </>
  );
}

function SubjectFields({ form }: Props) {
  return (
    <>
      <Field
        label={<FormattedMessage id="campaigns.name" defaultMessage="Name" />}
        error={fieldError({ form, field: 'name' })}
        required
      >
        <TextInput
          {...form.register('name')}
          dir="auto"
          maxLength={8 * limits.campaignNameMax}
          autoComplete="off"
        />
      </Field>
      <Field
        label={<FormattedMessage id="campaigns.description" defaultMessage="Description" />}
        hint={
          <FormattedMessage
            id="campaigns.form.description-hint"
            defaultMessage="What creators should send. They read it in this wording."
          />
        }
        error={fieldError({ form, field: 'description' })}
        optional
      >
        <TextArea {...form.register('description')} dir="auto" rows={4} />
      </Field>
    </>
  );
}

const Days = ({ form }: Props) => (
  <Pair>
    <Field
      label={<FormattedMessage id="campaigns.form.first-day" defaultMessage="First day" />}
      error={fieldError({ form, field: 'startDay' })}
      required
    >
      <TextInput {...form.register('startDay', { deps: ['endDay'] })} type="date" />
    </Field>
    <Field
      label={<FormattedMessage id="campaigns.form.last-day" defaultMessage="Last day" />}
      error={fieldError({ form, field: 'endDay' })}
      required
    >
      <TextInput {...form.register('endDay')} type="date" />
    </Field>
  </Pair>
);

const languageChoices = contentLanguages.map(({ isoCode, nativeName }) => ({
  value: isoCode,
  label: nativeName,
  lang: isoCode,
  dir: languageDirection(isoCode),
}));

const formatChoices = postFormats.map((format) => ({
  value: format,
  label: <FormattedMessage {...formatNames[format]} />,
}));

const Audience = ({ form }: Props) => (
  <>
    <ChoiceChips
      legend={<FormattedMessage id="campaigns.languages" defaultMessage="Languages" />}
      hint={
        <FormattedMessage
          id="campaigns.form.languages-hint"
          defaultMessage="Choose none to take posts in every language."
        />
      }
      error={fieldError({ form, field: 'languages' })}
      choices={languageChoices}
      inputProps={form.register('languages')}
    />
    <ChoiceChips
      legend={<FormattedMessage id="campaigns.formats" defaultMessage="Formats" />}
      hint={
        <FormattedMessage
          id="campaigns.form.formats-hint"
          defaultMessage="Choose none to take posts in every format."
        />
      }
      error={fieldError({ form, field: 'formats' })}
      choices={formatChoices}
      inputProps={form.register('formats')}
    />
  </>
);

function Terms({ form }: Props) {
  return (
    <>
      <Field
        label={<FormattedMessage id="campaigns.hashtag" defaultMessage="Hashtag" />}
        hint={
          <FormattedMessage
            id="campaigns.form.hashtag-hint"
            defaultMessage="Posts of the campaign carry it."
          />
        }
        error={fieldError({ form, field: 'hashtag' })}
        optional
      >
        <TextInput {...form.register('hashtag')} dir="auto" maxLength={60} autoComplete="off" />
      </Field>
      <Pair>
        <Field
          label={
            <FormattedMessage
              id="campaigns.form.reward"
              defaultMessage="Reward per accepted post, in rupees"
            />
          }
          hint={<FormattedMessage id="campaigns.form.reward-hint" defaultMessage="Whole rupees." />}
          error={fieldError({ form, field: 'reward' })}
          optional
        >
          <TextInput {...form.register('reward')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field
          label={<FormattedMessage id="campaigns.posts" defaultMessage="Maximum posts" />}
          hint={
            <FormattedMessage
              id="campaigns.form.posts-hint"
              defaultMessage="Leave empty for no limit."
            />
          }
          error={fieldError({ form, field: 'postsMax' })}
          optional
        >
          <TextInput {...form.register('postsMax')} inputMode="numeric" autoComplete="off" />
        </Field>
      </Pair>
    </>
  );
}
