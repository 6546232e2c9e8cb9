import { FormattedMessage } from 'react-intl';

const hoursOfDay = 24;

/** The usual duration of a profile review. `hours` is null while it is unknown. */
export function ApprovalTimeMessage({ hours }: { hours: number | null | undefined }) {
  if (!hours) {
    return (
      <FormattedMessage
        id="approval.wait.unknown"
        defaultMessage="Our team reviews every profile by hand. How long it takes depends on the number of profiles in the queue."
        description="How long an approval takes, while that cannot be told"
      />
    );
  }
  return hours <= hoursOfDay ? (
    <FormattedMessage
      id="approval.wait.hours"
      defaultMessage="We usually decide within {hours, plural, one {# hour} other {# hours}}."
      description="How long an approval usually takes"
      values={{ hours }}
    />
  ) : (
    <FormattedMessage
      id="approval.wait.days"
      defaultMessage="We usually decide within {days, plural, one {# day} other {# days}}."
      description="How long an approval usually takes"
      values={{ days: Math.ceil(hours / hoursOfDay) }}
    />
  );
}
