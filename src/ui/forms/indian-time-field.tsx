import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { fromIndianParts, toIndianParts } from '#domain/post/publish-time.ts';
import { serverNow } from '#src/api/server-time.ts';
import { Box, Row, Stack } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type Props = {
  /** ISO 8601. */
  value: string;
  error: ReactNode;
  /** Called with null while a part is missing. */
  onChange: (value: string | null) => void;
};

const day = 24 * 3_600_000;

/** A day and a time by the clock of India, wherever the device thinks that it is. */
export function IndianTimeField({ value, error, onChange }: Props) {
  const [parts, setParts] = useState(() => toIndianParts(value));
  const change = (changed: Partial<typeof parts>) => {
    const next = { ...parts, ...changed };
    setParts(next);
    onChange(fromIndianParts(next));
  };
  const now = serverNow();
  return (
    <Stack gap="2">
      <Row alignItems="start" gap="3">
        <Box flex="1 1 9rem">
          <Field
            label={<FormattedMessage id="posts.schedule.day" defaultMessage="Day" />}
            error={error}
            required
          >
            <TextInput
              type="date"
              value={parts.day}
              min={toIndianParts(now).day}
              max={toIndianParts(now + limits.scheduleDaysMax * day).day}
              onChange={(event) => change({ day: event.target.value })}
            />
          </Field>
        </Box>
        <Box flex="1 1 7rem">
          <Field
            label={<FormattedMessage id="posts.schedule.time" defaultMessage="Time" />}
            required
          >
            <TextInput
              type="time"
              value={parts.time}
              onChange={(event) => change({ time: event.target.value })}
            />
          </Field>
        </Box>
      </Row>
      <Text size="sm" muted>
        <FormattedMessage
          id="posts.schedule.zone"
          defaultMessage="Indian time (IST), 15 minutes to 90 days from now"
        />
      </Text>
    </Stack>
  );
}
