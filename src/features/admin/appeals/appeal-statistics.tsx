import { useSelector } from '@xstate/react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { AppealReasonMessage } from '#src/i18n/appeal-reason-message.tsx';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { TextSkeleton } from '#src/ui/feedback/skeleton.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { AppealStatistics, appealStatisticsMachine } from './appeal-machines.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    // Long words, as in Tamil and Malayalam, break rather than widen a phone's page.
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: '3',
      textAlign: 'start',
      overflowWrap: 'anywhere',
    },
    '& th:not(:first-child), & td:not(:first-child)': { textAlign: 'end' },
    '& tbody tr': { borderBlockStartWidth: '1px', borderColor: 'line' },
    '& thead th': { fontSize: 'sm', color: 'ink.muted', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'normal' },
  },
});

type Actor = ActorRefFrom<typeof appealStatisticsMachine>;

/** How many appeals overturned the first decision, by its reasons. */
export function AppealStatisticsPanel({ actor }: { actor: Actor }) {
  const { data, failure, filters } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.hasTag('failed'));
  return (
    <Card as="section" aria-labelledby="appeal-statistics">
      <Row justifyContent="space-between" alignItems="start">
        <Heading as="h2" size="sm" id="appeal-statistics">
          <FormattedMessage id="appeals.statistics.title" defaultMessage="Overturned by reason" />
        </Heading>
        <PeriodField
          days={filters.days}
          onChange={(days) => actor.send({ type: 'filter.changed', filters: { days } })}
        />
      </Row>
      {isFailed && failure && (
        <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FailureMessage failure={failure} />
        </RetryNotice>
      )}
      {!isFailed && !data && <TextSkeleton />}
      {data && <Counts data={data} />}
    </Card>
  );
}

type PeriodProps = { days: 30 | 90; onChange: (days: 30 | 90) => void };

function PeriodField({ days, onChange }: PeriodProps) {
  const intl = useIntl();
  const label = (count: number) =>
    intl.formatMessage(
      { id: 'appeals.statistics.days', defaultMessage: 'Last {count} days' },
      { count },
    );
  return (
    <Box minWidth="min(10rem, 100%)">
      <Field label={<FormattedMessage id="appeals.statistics.period" defaultMessage="Period" />}>
        <ListboxSelect
          value={String(days)}
          onChange={(value) => onChange(value === '90' ? 90 : 30)}
          options={[
            { value: '30', label: label(30) },
            { value: '90', label: label(90) },
          ]}
        />
      </Field>
    </Box>
  );
}

function Counts({ data }: { data: AppealStatistics }) {
  const { decided, overturned, late, rows } = data;
  return (
    <>
      <Text>
        <FormattedMessage
          id="appeals.statistics.summary"
          defaultMessage="{decided, plural, =0 {No appeal was decided.} one {# appeal decided, {overturned, number} overturned, {late, number} late.} other {# appeals decided, {overturned, number} overturned, {late, number} late.}}"
          values={{ decided, overturned, late }}
        />
      </Text>
      {rows.length > 0 && <ReasonTable rows={rows} />}
    </>
  );
}

type StatisticsRow = AppealStatistics['rows'][number];

function ReasonTable({ rows }: Pick<AppealStatistics, 'rows'>) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="appeals.statistics.reason" defaultMessage="Reason" />
          </th>
          <th scope="col">
            <FormattedMessage id="appeals.statistics.decided" defaultMessage="Decided" />
          </th>
          <th scope="col">
            <FormattedMessage id="appeals.statistics.overturned" defaultMessage="Overturned" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ subject, reason, decided, overturned }) => (
          <tr key={`${subject} ${reason}`}>
            <th scope="row">
              <StatisticsReason subject={subject} reason={reason} />
            </th>
            <td>
              <FormattedNumber value={decided} />
            </td>
            <td>
              <FormattedNumber value={overturned} />{' '}
              <Text as="span" size="sm" muted>
                (
                <FormattedNumber
                  value={overturned / decided}
                  style="percent"
                  maximumFractionDigits={0}
                />
                )
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A reason; those for a block say so, since some are reasons of both. */
function StatisticsReason({ subject, reason }: Pick<StatisticsRow, 'subject' | 'reason'>) {
  const text = <AppealReasonMessage subject={subject} reason={reason} />;
  if (subject === 'post') return text;
  return (
    <FormattedMessage
      id="appeals.statistics.block"
      defaultMessage="Account blocked: {reason}"
      values={{ reason: text }}
    />
  );
}
