import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Segmented } from '#src/ui/forms/choices.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { eventText } from './code-name.tsx';
import { type Measure, measures } from './heat.ts';

export const measureNames = defineMessages({
  entries: { id: 'charts.measure.entries', defaultMessage: 'Entries' },
  time: { id: 'charts.measure.time', defaultMessage: 'Time spent' },
  exits: { id: 'charts.measure.exits', defaultMessage: 'Share of exits' },
});

type Props = {
  measure: Measure;
  onMeasure: (measure: Measure) => void;
  events: string[];
  event: string;
  onEvent: (event: string) => void;
};

/** Chooses what the colours show; for exits, by which event. */
export function MeasureFields({ measure, onMeasure, events, event, onEvent }: Props) {
  const intl = useIntl();
  return (
    <Row alignItems="end">
      <Segmented
        legend={<FormattedMessage id="charts.measure" defaultMessage="Colour by" />}
        value={measure}
        onChange={onMeasure}
        choices={measures.map((value) => ({
          value,
          label: intl.formatMessage(measureNames[value]),
          disabled: value === 'exits' && events.length === 0,
        }))}
      />
      {measure === 'exits' && (
        <Box flex="1 1 12rem">
          <Field label={<FormattedMessage id="charts.event" defaultMessage="Event" />}>
            <Select value={event} onChange={(change) => onEvent(change.target.value)}>
              {events.map((name) => (
                <option key={name} value={name}>
                  {eventText(intl, name)}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
      )}
    </Row>
  );
}
