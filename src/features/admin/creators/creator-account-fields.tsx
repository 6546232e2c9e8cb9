import { FormattedMessage, useIntl } from 'react-intl';
import { paymentTypes } from '#domain/money/earnings.ts';
import { creatorTypes } from '#domain/person/account-choice.ts';
import { type AgencySearchActor, AgencySelect } from '#src/features/admin/records/index.ts';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { PhoneInput } from '#src/ui/forms/phone-input.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { type CreatorForm, creatorFieldError, FormControl } from './creator-field.tsx';
import type { Creator } from './creator-machines.ts';

type Props = { form: CreatorForm; creator: Creator | null };

/** How the creator signs in, is paid and managed. */
export function AccountFields({
  form,
  creator,
  agencies,
}: Props & { agencies: AgencySearchActor }) {
  return (
    <>
      <Field
        label={<FormattedMessage id="creators.phone" defaultMessage="Mobile number" />}
        hint={<PhoneHint creator={creator} />}
        error={creatorFieldError(form, 'phone')}
        optional
      >
        <PhoneInput {...form.register('phone')} autoComplete="off" />
      </Field>
      <TypeField form={form} creator={creator} />
      <PaymentField form={form} />
      <FormControl form={form} name="agencyUserId">
        {(agencyUserId, change) => (
          <AgencySelect
            actor={agencies}
            label={<FormattedMessage id="creators.agency" defaultMessage="Agency" />}
            error={creatorFieldError(form, 'agencyUserId')}
            optional
            value={agencyUserId}
            known={creator?.agency}
            onChange={change}
          />
        )}
      </FormControl>
      <Field label={<FormattedMessage id="creators.crawled" defaultMessage="Crawled posts" />}>
        <Checkbox {...form.register('crawlEnabled')}>
          <FormattedMessage
            id="creators.form.crawled"
            defaultMessage="The creator also sees posts crawled from websites."
          />
        </Checkbox>
      </Field>
    </>
  );
}

function PhoneHint({ creator }: { creator: Creator | null }) {
  if (creator?.phone) {
    return (
      <FormattedMessage
        id="creators.form.phone-change"
        defaultMessage="Currently {phone}. A new number replaces it, as long as the creator has not signed in yet."
        values={{ phone: <bdi dir="ltr">{creator.phone}</bdi> }}
      />
    );
  }
  return (
    <FormattedMessage
      id="creators.form.phone-hint"
      defaultMessage="Whoever confirms this number with a code signs in as this creator."
    />
  );
}

/** The posts of an OGC creator are converted with the account, on a page of their own. */
function TypeField({ form, creator }: Props) {
  const isOgc = creator?.creatorType === 'OGC';
  const types = isOgc ? creatorTypes.filter((type) => type === 'OGC') : creatorTypes;
  return (
    <FormControl form={form} name="creatorType">
      {(creatorType, change) => (
        <Field
          label={<FormattedMessage id="creators.type" defaultMessage="Creator type" />}
          hint={
            isOgc && (
              <FormattedMessage
                id="creators.form.ogc-hint"
                defaultMessage="To make this creator ICC or UGC, <a>convert the account with its posts</a>."
                values={{ a: (text) => <RouterLink to="/app/ogcToUgc">{text}</RouterLink> }}
              />
            )
          }
          error={creatorFieldError(form, 'creatorType')}
        >
          <ListboxSelect
            value={creatorType}
            onChange={change}
            options={types.map((value) => ({ value, label: value }))}
          />
        </Field>
      )}
    </FormControl>
  );
}

function PaymentField({ form }: Pick<Props, 'form'>) {
  const intl = useIntl();
  const notPaid = intl.formatMessage({
    id: 'creators.not-paid',
    defaultMessage: 'Not paid',
    description: 'A creator without a payment type',
  });
  return (
    <FormControl form={form} name="paymentType">
      {(paymentType, change) => (
        <Field
          label={<FormattedMessage id="creators.payment" defaultMessage="Payment type" />}
          error={creatorFieldError(form, 'paymentType')}
        >
          <ListboxSelect
            value={paymentType}
            onChange={change}
            options={[
              { value: 'none', label: notPaid },
              ...paymentTypes.map((value) => ({ value, label: value })),
            ]}
          />
        </Field>
      )}
    </FormControl>
  );
}
