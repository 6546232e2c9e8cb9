import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type RateCardValues, rateCardForm, rateFields } from '#domain/forms/rate-card-form.ts';
import { paymentTypes } from '#domain/money/earnings.ts';
import { type FormActor, RecordForm, RecordFormPage } from '#src/features/admin/records/index.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { ChoiceField } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { Select } from '#src/ui/forms/select.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { monthName } from '../invoice-filters.tsx';
import { latestRates } from './latest-rates.ts';
import type { RateCardSubject } from './rate-card-machines.ts';
import { rateCardPaths } from './rate-card-paths.ts';
import { RateInputs } from './rate-inputs.tsx';

type Props = {
  actor: FormActor<RateCardSubject, RateCardValues>;
  /** From which a card may apply, YYYY-MM, the present one first. */
  months: readonly string[];
};

/** Sets the prices of a payment type from a month on. */
export function RateCardFormScreen({ actor, months }: Props) {
  return (
    <RecordFormPage
      actor={actor}
      title={<FormattedMessage id="rates.form.title" defaultMessage="New rate card" />}
      back={{
        href: rateCardPaths.list,
        label: <FormattedMessage id="rates.back" defaultMessage="All rate cards" />,
      }}
    >
      {(subject) => <RateCardForm actor={actor} months={months} subject={subject} />}
    </RecordFormPage>
  );
}

const fields = ['paymentType', 'fromMonth', ...rateFields.map(({ name }) => name)] as const;

function RateCardForm({ actor, months, subject }: Props & { subject: RateCardSubject }) {
  const intl = useIntl();
  const [presentMonth = ''] = months;
  const form = useSchemaForm<RateCardValues, RateCardValues>(rateCardForm, {
    paymentType: 'ICC',
    fromMonth: presentMonth,
    ...latestRates(subject.cards, 'ICC'),
  });
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const monthProblem = fieldErrorCode(form, 'fromMonth');
  return (
    <RecordForm actor={actor} form={form} fields={fields} cancelHref={rateCardPaths.list}>
      <ChoiceField
        legend={<FormattedMessage id="rates.type" defaultMessage="Payment type" />}
        choices={paymentTypes.map((type) => ({ value: type, label: type, disabled: isBusy }))}
        value={form.watch('paymentType')}
        onChange={(paymentType) =>
          form.reset({
            paymentType,
            fromMonth: form.getValues('fromMonth'),
            ...latestRates(subject.cards, paymentType),
          })
        }
      />
      <Field
        label={<FormattedMessage id="rates.month" defaultMessage="Applies from" />}
        hint={
          <FormattedMessage
            id="rates.month-hint"
            defaultMessage="The prices apply to the whole month and until the next card. A second card for the same month replaces the first."
          />
        }
        error={monthProblem && <FieldMessage code={monthProblem} />}
        required
      >
        <Select {...form.register('fromMonth')}>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(intl, month)}
            </option>
          ))}
        </Select>
      </Field>
      <Text size="sm" muted>
        <FormattedMessage
          id="rates.form.hint"
          defaultMessage="Rupees per 1,000, at most two decimals, up to 1,00,000. What is left empty earns nothing."
        />
      </Text>
      <RateInputs form={form} />
    </RecordForm>
  );
}
