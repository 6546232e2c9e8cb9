import { FormattedMessage } from 'react-intl';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { AgencyOverview } from './own-creator-machines.ts';

type Props = { events: AgencyOverview['membershipEvents'] };

/** Who joined an agency by an invitation or left it, the latest first. */
export function MembershipEvents({ events }: Props) {
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="md">
        <FormattedMessage id="agency.events.title" defaultMessage="Joined and left" />
      </Heading>
      <Stack as="ol" gap="2" listStyleType="none">
        {events.map(({ eventId, action, creatorName, at }) => (
          <Text as="li" key={eventId}>
            <FormattedMessage
              id="agency.events.one"
              defaultMessage="{action, select, joined {{name} joined on {time}} other {{name} left on {time}}}"
              description="time: a date with a time of day"
              values={{
                action,
                name: <bdi>{creatorName ?? '–'}</bdi>,
                time: <DateTime time={at} />,
              }}
            />
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
