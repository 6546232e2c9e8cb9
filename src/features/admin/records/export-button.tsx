import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { limits } from '#domain/limits.ts';
import type { createListExport } from '#machines/kit/list-export.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import type { FileColumn } from '#src/ui/data/csv.ts';
import { useCsvUrl } from '#src/ui/data/use-csv-url.ts';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button, LinkButton } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';

export type ExportActor<Row, Filters> = ActorRefFrom<
  ReturnType<typeof createListExport<Row, Filters>>
>;

/** The file of a list: its name without the ending, and its columns. */
export type ListFile<Row> = { id: string; columns: readonly FileColumn<Row>[] };

type Props<Row, Filters> = {
  actor: ExportActor<Row, Filters>;
  file: ListFile<Row>;
  filters: Filters;
  disabled?: boolean;
};

/** Loads all rows of the list and offers them as a CSV file. */
export function ExportButton<Row, Filters>(props: Props<Row, Filters>) {
  const { actor, filters, disabled } = props;
  const isOpen = useSelector(actor, (current) => current.hasTag('dialog'));
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        disabled={disabled}
        icon={<Download size="1.1em" aria-hidden="true" />}
        onClick={() => actor.send({ type: 'export.requested', filters })}
      >
        <FormattedMessage
          id="records.export"
          defaultMessage="Export CSV"
          description="Button: saves the list as a file"
        />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => actor.send({ type: 'export.closed' })}
        title={<FormattedMessage id="records.export.title" defaultMessage="Export list as CSV" />}
      >
        {isOpen && <ExportProgress {...props} />}
      </Dialog>
    </>
  );
}

function ExportProgress<Row, Filters>({ actor, file }: Props<Row, Filters>) {
  const { rows, failure, nextPageUrl } = useSelector(actor, (current) => current.context);
  const isReady = useSelector(actor, (current) => current.matches('ready'));
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  return (
    <Stack gap="5">
      <Text role="status">
        {isReady ? (
          <FormattedMessage
            id="records.export.ready"
            defaultMessage="{count, plural, one {The file with # row is ready.} other {The file with # rows is ready.}}"
            values={{ count: rows.length }}
          />
        ) : (
          <FormattedMessage
            id="records.export.loading"
            defaultMessage="{count, plural, =0 {Loading rows…} one {# row loaded…} other {# rows loaded…}}"
            values={{ count: rows.length }}
          />
        )}
      </Text>
      {isReady && nextPageUrl !== null && (
        <Text size="sm" muted>
          <FormattedMessage
            id="records.export.limit"
            defaultMessage="A file has at most {max} rows. Use filters to export the others."
            values={{ max: limits.exportRowsMax }}
          />
        </Text>
      )}
      {isFailed && failure && (
        <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FailureMessage failure={failure} />
        </RetryNotice>
      )}
      <Row gap="3">
        {isReady && <DownloadLink rows={rows} file={file} />}
        <Button kind="ghost" onClick={() => actor.send({ type: 'export.closed' })}>
          {isReady ? (
            <FormattedMessage id="records.export.close" defaultMessage="Close" />
          ) : (
            <FormattedMessage id="records.export.cancel" defaultMessage="Cancel" />
          )}
        </Button>
      </Row>
    </Stack>
  );
}

type LinkProps<Row> = { rows: readonly Row[]; file: ListFile<Row> };

function DownloadLink<Row>({ rows, file }: LinkProps<Row>) {
  const url = useCsvUrl(file.columns, rows);
  return (
    <LinkButton href={url} download={`${file.id}.csv`}>
      <FormattedMessage id="records.export.save" defaultMessage="Save file" />
    </LinkButton>
  );
}
