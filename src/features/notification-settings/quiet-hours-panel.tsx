import { FormattedMessage, useIntl } from 'react-intl';
import { defaultQuietHours, type QuietHours } from '#domain/notifications/quiet-hours.ts';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';

type Props = { quietHours: QuietHours | null; onChange: (hours: QuietHours | null) => void };

/** The hours in which nothing but sign-ins is sent. */
export function QuietHoursPanel({ quietHours, onChange }: Props) {
  return (
    <Card as="section" aria-labelledby="quiet-hours">
      <Heading as="h2" size="sm" id="quiet-hours">
        <FormattedMessage id="notification-settings.quiet.title" defaultMessage="Quiet hours" />
      </Heading>
      <Checkbox
        checked={quietHours !== null}
        onChange={({ target: { checked } }) => onChange(checked ? defaultQuietHours : null)}
      >
        <FormattedMessage
          id="notification-settings.quiet.on"
          defaultMessage="Send nothing at these hours"
        />
      </Checkbox>
      {quietHours && <Hours quietHours={quietHours} onChange={onChange} />}
      <Text size="sm">
        <FormattedMessage
          id="notification-settings.sign-in-hint"
          defaultMessage="For your safety, sign-ins on a new device are sent to your devices at any hour."
        />
      </Text>
      <Text size="sm" muted>
        <FormattedMessage
          id="notification-settings.quiet.lead"
          defaultMessage="The hours are Indian time. What happens meanwhile is in the portal right away and is sent afterwards."
        />
      </Text>
    </Card>
  );
}

type HoursProps = { quietHours: QuietHours; onChange: (hours: QuietHours) => void };

function Hours({ quietHours, onChange }: HoursProps) {
  const { from, until } = quietHours;
  return (
    <Row gap="4" alignItems="flex-start">
      <Box flex="1 1 8rem">
        <Field
          label={
            <FormattedMessage
              id="notification-settings.quiet.from"
              defaultMessage="From"
              description="Label of a choice of hours"
            />
          }
        >
          <HourSelect
            value={from}
            other={until}
            onChange={(hour) => onChange({ from: hour, until })}
          />
        </Field>
      </Box>
      <Box flex="1 1 8rem">
        <Field
          label={
            <FormattedMessage
              id="notification-settings.quiet.until"
              defaultMessage="Until"
              description="Label of a choice of hours"
            />
          }
        >
          <HourSelect
            value={until}
            other={from}
            onChange={(hour) => onChange({ from, until: hour })}
          />
        </Field>
      </Box>
    </Row>
  );
}

/** An option takes no element that would keep `9:00 PM` in order among Urdu text. */
const isolated = (text: string) => `\u2066${text}\u2069`;

const hours = Array.from({ length: 24 }, (_, hour) => hour);

type HourSelectProps = { value: number; other: number; onChange: (hour: number) => void };

/** Full hours but one: quiet hours have a beginning and an end. */
function HourSelect({ value, other, onChange }: HourSelectProps) {
  const intl = useIntl();
  return (
    <Select value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {hours.map((hour) => (
        <option key={hour} value={hour} disabled={hour === other}>
          {isolated(
            intl.formatTime(Date.UTC(2026, 0, 1, hour), {
              hour: 'numeric',
              minute: '2-digit',
              timeZone: 'UTC',
            }),
          )}
        </option>
      ))}
    </Select>
  );
}
