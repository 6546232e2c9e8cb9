import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import { limits } from '#domain/limits.ts';
import { fromIndianParts, type IndianParts, toIndianParts } from '#domain/post/publish-time.ts';
import { serverNow } from '#src/api/server-time.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Box, Row, Stack } from '../layout/layout.tsx';
import { Text } from '../layout/text.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

type Props = {
  /** ISO 8601; empty without a time. */
  value: string;
  /** The name of the field in links to it. */
  place?: string;
  /** The rule that it breaks. */
  problem: RuleCode | null | undefined;
  /** Called with null while a part is missing. */
  onChange: (value: string | null) => void;
};

const day = 24 * 3_600_000;
const noParts = { day: '', time: '' };

/** A day and a time by the clock of India, wherever the device thinks that it is. */
export function IndianTimeField({ value, place, problem, onChange }: Props) {
  const [parts, setParts] = useState(() => (value ? toIndianParts(value) : noParts));
  const change = (changed: Partial<typeof parts>) => {
    const next = { ...parts, ...changed };
    setParts(next);
    onChange(fromIndianParts(next));
  };
  const zoneId = useId();
  const now = serverNow();
  const firstDay = toIndianParts(now).day;
  const lastDay = toIndianParts(now + limits.scheduleDaysMax * day).day;
  const error = (part: keyof IndianParts) =>
    problem &&
    isWrongPart(part, parts, { problem, firstDay, lastDay }) && (
      <ProblemMessage problem={problem} />
    );
  return (
    <Stack gap="2" role="group" aria-describedby={zoneId} data-field={place}>
      <Row alignItems="start" gap="3">
        <Box flex="1 1 9rem">
          <Field
            label={<FormattedMessage id="posts.schedule.day" defaultMessage="Day" />}
            error={error('day')}
            required
          >
            <TextInput
              type="date"
              value={parts.day}
              min={firstDay}
              max={lastDay}
              onChange={(event) => change({ day: event.target.value })}
            />
          </Field>
        </Box>
        <Box flex="1 1 7rem">
          <Field
            label={<FormattedMessage id="posts.schedule.time" defaultMessage="Time" />}
            error={error('time')}
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
      <Text id={zoneId} size="sm" muted>
        <FormattedMessage
          id="posts.schedule.zone"
          defaultMessage="Indian time (IST), 15 minutes to 90 days from now"
        />
      </Text>
    </Stack>
  );
}

type Limits = { problem: RuleCode; firstDay: string; lastDay: string };

/** Whether the message belongs to this part: the one that is missing, or has to be changed. */
function isWrongPart(
  part: keyof IndianParts,
  parts: IndianParts,
  { problem, firstDay, lastDay }: Limits,
): boolean {
  if (parts.day === '' || parts.time === '') return parts[part] === '';
  const isTimeOfDay =
    (problem === 'too-early' && parts.day >= firstDay) ||
    (problem === 'too-late' && parts.day <= lastDay);
  return part === (isTimeOfDay ? 'time' : 'day');
}

function ProblemMessage({ problem }: { problem: RuleCode }) {
  if (problem === 'too-early')
    return <FormattedMessage id="posts.schedule.too-early" defaultMessage="Choose a later time." />;
  if (problem === 'too-late')
    return (
      <FormattedMessage id="posts.schedule.too-far" defaultMessage="Choose an earlier time." />
    );
  return <FieldMessage code={problem} />;
}
