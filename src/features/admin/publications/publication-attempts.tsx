import { useMemo } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { type ExportActor, ExportButton } from '#src/features/admin/records/index.ts';
import { ExactTime, exactTime } from '#src/ui/data/exact-time.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import type { DataColumn } from '#src/ui/data/table/data-columns.ts';
import { DataTable } from '#src/ui/data/table/data-table.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { OfDelivery, PublicationAttempt } from './publication-machines.ts';
import { outcomeText, replyText } from './publication-texts.tsx';

type Props = {
  deliveryId: string;
  exporter: ExportActor<PublicationAttempt, OfDelivery>;
  attempts: readonly PublicationAttempt[];
  /** How many there were; only the newest are listed. */
  total: number;
};

/** Every attempt of a delivery, the newest first. */
export function PublicationAttempts({ deliveryId, exporter, attempts, total }: Props) {
  const intl = useIntl();
  const columns = useMemo(() => attemptColumns(intl), [intl]);
  return (
    <Stack gap="4" as="section">
      <Row justifyContent="space-between">
        <Heading as="h2" size="sm">
          <FormattedMessage id="publications.attempts" defaultMessage="Attempts" />
        </Heading>
        <ExportButton
          actor={exporter}
          file={{ id: 'publication-attempts', columns }}
          filters={{ deliveryId }}
          disabled={attempts.length === 0}
        />
      </Row>
      {attempts.length === 0 ? (
        <Text muted>
          <FormattedMessage
            id="publications.attempts.none"
            defaultMessage="No attempt was recorded."
          />
        </Text>
      ) : (
        <DataTable
          id="publication-attempts"
          label={intl.formatMessage({ id: 'publications.attempts', defaultMessage: 'Attempts' })}
          columns={columns}
          rows={attempts}
          rowKey={({ number }) => String(number)}
          rowName={({ at }) => exactTime(at)}
        />
      )}
      {total > attempts.length && attempts.length > 0 && (
        <Text size="sm" muted>
          <FormattedMessage
            id="publications.attempts.more"
            defaultMessage="The newest {count, number} of {total, number} attempts."
            values={{ count: attempts.length, total }}
          />
        </Text>
      )}
    </Stack>
  );
}

const attemptColumns = (intl: IntlShape): DataColumn<PublicationAttempt>[] => [
  {
    key: 'at',
    header: intl.formatMessage({ id: 'publications.attempt.time', defaultMessage: 'Time' }),
    cell: ({ at }) => <ExactTime time={at} />,
    text: ({ at }) => exactTime(at),
    isTime: true,
  },
  {
    key: 'outcome',
    header: intl.formatMessage({ id: 'publications.attempt.outcome', defaultMessage: 'Result' }),
    cell: ({ outcome }) => <FormattedMessage {...outcomeText(outcome)} />,
    text: ({ outcome }) => intl.formatMessage(outcomeText(outcome)),
  },
  {
    key: 'reply',
    header: intl.formatMessage({ id: 'publications.reply', defaultMessage: 'Reply' }),
    cell: ({ reply }) => <bdi>{replyText(reply)}</bdi>,
    text: ({ reply }) => replyText(reply),
  },
  {
    key: 'duration',
    header: intl.formatMessage({
      id: 'publications.attempt.duration',
      defaultMessage: 'Duration (ms)',
      description: 'How long an attempt took, in milliseconds',
    }),
    cell: ({ milliseconds }) => milliseconds !== null && <Num value={milliseconds} />,
    text: ({ milliseconds }) => String(milliseconds ?? ''),
    isNumeric: true,
  },
];
