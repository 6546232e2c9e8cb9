import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Schemas } from '#src/api/operation-types.ts';
import { blockReasonTexts } from '#src/i18n/block-reason-texts.ts';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type AccountStatus = Schemas['AccountStatus'];

export const accountStatusTexts: Record<AccountStatus, MessageDescriptor> = defineMessages({
  active: { id: 'records.account.active', defaultMessage: 'Active' },
  blocked: { id: 'records.account.blocked', defaultMessage: 'Blocked' },
  closing: { id: 'records.account.closing', defaultMessage: 'Closed by creator' },
  erased: { id: 'records.account.erased', defaultMessage: 'Erased' },
});

const statusTones: Record<AccountStatus, Tone> = {
  active: 'success',
  blocked: 'danger',
  closing: 'warning',
  erased: 'neutral',
};

/** Whether the account can sign in. */
export const AccountStatusBadge = ({ status }: { status: AccountStatus }) => (
  <StatusBadge tone={statusTones[status]}>
    <FormattedMessage {...accountStatusTexts[status]} />
  </StatusBadge>
);

type SelectProps = {
  value: AccountStatus | 'all';
  onChange: (status: AccountStatus | 'all') => void;
  /** Which there are besides all. */
  statuses?: readonly AccountStatus[];
};

/** A filter by account status. */
export function AccountStatusSelect({
  value,
  onChange,
  statuses = ['active', 'blocked'],
}: SelectProps) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="records.account.label" defaultMessage="Account status" />}>
      <ListboxSelect
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'all',
            label: intl.formatMessage({ id: 'records.account.all', defaultMessage: 'All' }),
          },
          ...statuses.map((status) => ({
            value: status,
            label: intl.formatMessage(accountStatusTexts[status]),
          })),
        ]}
      />
    </Field>
  );
}

/** Why and since when an account is blocked. */
export function BlockNotice({ block }: { block: Schemas['Block'] }) {
  if (!block) return null;
  return (
    <Banner
      tone="danger"
      title={
        <FormattedMessage
          id="records.block.since"
          defaultMessage="Blocked since {time}: {reason}"
          values={{
            time: <DateTime time={block.decidedAt} />,
            reason: <FormattedMessage {...blockReasonTexts[block.reason]} />,
          }}
        />
      }
    >
      {block.note && (
        <Text>
          <bdi>{block.note}</bdi>
        </Text>
      )}
    </Banner>
  );
}
