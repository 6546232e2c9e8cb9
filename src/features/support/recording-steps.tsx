import { useState } from 'react';
import {
  defineMessages,
  FormattedMessage,
  FormattedNumber,
  type MessageDescriptor,
  useIntl,
} from 'react-intl';
import type { Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

const kinds = ['input', 'chart', 'call', 'page', 'network', 'error', 'device'] as const;

const kindNames: Record<RecordingEntry['kind'], MessageDescriptor> = defineMessages({
  chart: { id: 'problem-reports.kind.chart', defaultMessage: 'Screen state' },
  call: { id: 'problem-reports.kind.call', defaultMessage: 'Request to the server' },
  page: { id: 'problem-reports.kind.page', defaultMessage: 'Page' },
  network: { id: 'problem-reports.kind.network', defaultMessage: 'Network' },
  error: { id: 'problem-reports.kind.error', defaultMessage: 'Error' },
  input: { id: 'problem-reports.kind.input', defaultMessage: 'Press or input' },
  device: { id: 'problem-reports.kind.device', defaultMessage: 'Saved on the device' },
});

const List = chakra('ol', {
  base: {
    listStyleType: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    maxHeight: '50vh',
    overflowY: 'auto',
  },
});

/** The recorded steps as a list, of all kinds or of one. */
export function RecordingSteps({ recording }: { recording: Recording }) {
  const intl = useIntl();
  const [kind, setKind] = useState<RecordingEntry['kind'] | null>(null);
  const label = intl.formatMessage({ id: 'problem-reports.steps', defaultMessage: 'Steps' });
  const numbered = recording.entries.map((entry, number) => ({ entry, number }));
  const shown = numbered.filter(({ entry }) => kind === null || entry.kind === kind);
  return (
    <Stack gap="3">
      <Field label={label}>
        <Select
          value={kind ?? ''}
          onChange={(event) =>
            setKind((event.target.value || null) as RecordingEntry['kind'] | null)
          }
        >
          <option value="">
            {intl.formatMessage({ id: 'problem-reports.kind.all', defaultMessage: 'All' })}
          </option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {intl.formatMessage(kindNames[one])}
            </option>
          ))}
        </Select>
      </Field>
      <List role="list" tabIndex={0} aria-label={label}>
        {shown.map(({ entry, number }) => (
          <li key={number}>
            <Text size="sm" muted>
              <FormattedNumber
                value={entry.at / 1000}
                style="unit"
                unit="second"
                maximumFractionDigits={1}
              />{' '}
              · <FormattedMessage {...kindNames[entry.kind]} />
            </Text>
            <Text size="sm" dir="ltr" overflowWrap="anywhere">
              {stepText(entry)}
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** Names of charts, operations and events, as they are in the code. */
function stepText(entry: RecordingEntry): string {
  switch (entry.kind) {
    case 'chart':
      return [
        entry.chart,
        entry.change === 'event' ? entry.event?.type : entry.change,
        entry.state && `→ ${JSON.stringify(entry.state).replace(/["{}]/g, '')}`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'call':
      return [
        `${entry.operation} ${entry.status} (${entry.ms} ms)`,
        entry.request && JSON.stringify(entry.request),
        entry.reply && `→ ${JSON.stringify(entry.reply)}`,
      ]
        .filter(Boolean)
        .join(' ');
    case 'page':
      return entry.path;
    case 'network':
      return entry.isOnline ? 'online' : 'offline';
    case 'error':
      return [entry.name, entry.message].filter(Boolean).join(': ');
    case 'input':
      return [entry.action, entry.target, entry.value, entry.files && JSON.stringify(entry.files)]
        .filter(Boolean)
        .join(' ');
    case 'device':
      return JSON.stringify(entry.stored);
  }
}
