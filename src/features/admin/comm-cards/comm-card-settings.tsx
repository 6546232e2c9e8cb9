import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type CommCardValues, cardAudiences } from '#domain/forms/comm-card-form.ts';
import { limits } from '#domain/limits.ts';
import { paymentTypes } from '#domain/money/earnings.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { ChoiceChips } from '#src/ui/forms/choice-chips.tsx';
import { Checkbox, ChoiceField } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode } from '#src/ui/forms/schema-form.ts';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import type { CommCardForm } from './comm-card-form.ts';

const pageExample = '/app/profile';
const addressStart = 'https://';

type Props = { form: CommCardForm };

function fieldError({ form, field }: Props & { field: keyof CommCardValues }): ReactNode {
  const code = fieldErrorCode(form, field);
  return code && <FieldMessage code={code} />;
}

/** Where a card leads, who sees it, and when. */
export function CardSettings({ form }: Props) {
  return (
    <Stack gap="5" maxWidth="prose">
      <Field
        label={<FormattedMessage id="cards.link" defaultMessage="Link" />}
        hint={
          <FormattedMessage
            id="cards.form.link-hint"
            defaultMessage="A page of this portal, such as {page}, or a full address starting with {scheme}"
            values={{
              page: <bdi dir="ltr">{pageExample}</bdi>,
              scheme: <bdi dir="ltr">{addressStart}</bdi>,
            }}
          />
        }
        error={fieldError({ form, field: 'link' })}
        optional
      >
        <TextInput
          {...form.register('link')}
          dir="ltr"
          inputMode="url"
          maxLength={limits.cardLinkMax}
          autoComplete="off"
        />
      </Field>
      <Audience form={form} />
      <Days form={form} />
      <Checkbox {...form.register('isOn')}>
        <FormattedMessage id="cards.form.on" defaultMessage="Turned on" />
      </Checkbox>
    </Stack>
  );
}

const audienceTexts = {
  all: <FormattedMessage id="cards.audience.everyone" defaultMessage="All creators" />,
  'payment-types': <FormattedMessage id="cards.audience.types" defaultMessage="By payment type" />,
  creator: <FormattedMessage id="cards.audience.one" defaultMessage="One creator" />,
};

function Audience({ form }: Props) {
  const audience = form.watch('audience');
  return (
    <>
      <ChoiceField
        legend={<FormattedMessage id="cards.audience" defaultMessage="Audience" />}
        choices={cardAudiences.map((value) => ({ value, label: audienceTexts[value] }))}
        value={audience}
        onChange={(value) => form.setValue('audience', value)}
      />
      {audience === 'payment-types' && (
        <ChoiceChips
          legend={<FormattedMessage id="cards.payment-types" defaultMessage="Payment types" />}
          error={fieldError({ form, field: 'paymentTypes' })}
          choices={paymentTypes.map((type) => ({ value: type, label: type }))}
          inputProps={form.register('paymentTypes')}
        />
      )}
      {audience === 'creator' && (
        <Field
          label={<FormattedMessage id="cards.user-id" defaultMessage="User ID" />}
          hint={
            <FormattedMessage
              id="cards.form.user-id-hint"
              defaultMessage="It's at the end of the address of the creator's page."
            />
          }
          error={fieldError({ form, field: 'dhUserId' })}
          required
        >
          <TextInput
            {...form.register('dhUserId')}
            dir="ltr"
            maxLength={36}
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
      )}
    </>
  );
}

const Days = ({ form }: Props) => (
  <Box
    display="grid"
    gap="5"
    alignItems="start"
    gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
  >
    <Field
      label={<FormattedMessage id="cards.form.first-day" defaultMessage="First day" />}
      error={fieldError({ form, field: 'startDay' })}
      optional
    >
      <TextInput {...form.register('startDay', { deps: ['endDay'] })} type="date" />
    </Field>
    <Field
      label={<FormattedMessage id="cards.form.last-day" defaultMessage="Last day" />}
      error={fieldError({ form, field: 'endDay' })}
      optional
    >
      <TextInput {...form.register('endDay')} type="date" />
    </Field>
  </Box>
);
