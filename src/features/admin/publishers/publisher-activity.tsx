import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import type { PublisherFilters } from './publisher-machines.ts';

type Activity = Exclude<PublisherFilters['activity'], 'all'>;

const activityTexts: Record<Activity, MessageDescriptor> = defineMessages({
  active: { id: 'publishers.active', defaultMessage: 'Active' },
  inactive: { id: 'publishers.inactive', defaultMessage: 'Inactive' },
});

export const activityText = (isActive: boolean): MessageDescriptor =>
  activityTexts[isActive ? 'active' : 'inactive'];

/** Whether sources may be given to the publisher. */
export const ActivityBadge = ({ isActive }: { isActive: boolean }) => (
  <StatusBadge tone={isActive ? 'success' : 'neutral'}>
    <FormattedMessage {...activityText(isActive)} />
  </StatusBadge>
);

type SelectProps = {
  value: PublisherFilters['activity'];
  onChange: (activity: PublisherFilters['activity']) => void;
};

/** A filter by activity. */
export function ActivitySelect({ value, onChange }: SelectProps) {
  const intl = useIntl();
  return (
    <Field label={<FormattedMessage id="publishers.status" defaultMessage="Status" />}>
      <ListboxSelect
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'all',
            label: intl.formatMessage({ id: 'publishers.status-all', defaultMessage: 'All' }),
          },
          { value: 'active', label: intl.formatMessage(activityTexts.active) },
          { value: 'inactive', label: intl.formatMessage(activityTexts.inactive) },
        ]}
      />
    </Field>
  );
}
