import { useSelector } from '@xstate/react';
import { FolderDown } from 'lucide-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { monthForm } from '#domain/forms/invoice-forms.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { formatBytes } from '#src/ui/data/formatted-values.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Button, LinkButton } from '#src/ui/forms/button.tsx';
import { ErrorLine, Field } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { Select } from '#src/ui/forms/select.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { monthName } from './invoice-filters.tsx';
import type { InvoiceFilters, invoiceZipMachine } from './invoice-machines.ts';

type ZipActor = ActorRefFrom<typeof invoiceZipMachine>;
type Props = { actor: ZipActor; filters: InvoiceFilters; months: readonly string[] };

/** Downloads all PDFs of a month in one ZIP file. */
export function InvoiceZip({ actor, filters, months }: Props) {
  const isOpen = useSelector(actor, (current) => current.hasTag('dialog'));
  const isChoosing = useSelector(
    actor,
    (current) => current.matches('choosing') || current.matches('empty'),
  );
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        icon={<FolderDown size="1.1em" aria-hidden="true" />}
        onClick={() => actor.send({ type: 'download.opened' })}
      >
        <FormattedMessage
          id="invoices.zip"
          defaultMessage="Monthly ZIP"
          description="Button: saves the PDFs of a month as one file"
        />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => actor.send({ type: 'download.closed' })}
        title={<FormattedMessage id="invoices.zip.title" defaultMessage="Invoices of a month" />}
      >
        {isChoosing ? (
          <MonthChoice actor={actor} filters={filters} months={months} />
        ) : (
          <DownloadProgress actor={actor} />
        )}
      </Dialog>
    </>
  );
}

function MonthChoice({ actor, filters, months }: Props) {
  const intl = useIntl();
  const isEmpty = useSelector(actor, (current) => current.matches('empty'));
  const tried = useSelector(actor, ({ context }) => context.request?.month);
  // Invoices of this month do not exist yet.
  const [, lastMonth = ''] = months;
  const form = useSchemaForm(monthForm, { month: tried ?? filters.month ?? lastMonth });
  const { creator } = filters;
  const submit = form.handleSubmit(({ month }) =>
    actor.send({ type: 'download.requested', request: { month, creator } }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Text>
          {creator ? (
            <FormattedMessage
              id="invoices.zip.one-creator"
              defaultMessage="A ZIP file with all invoices and credit notes of the chosen creator. They contain account numbers, so the audit trail records the download."
            />
          ) : (
            <FormattedMessage
              id="invoices.zip.all-creators"
              defaultMessage="A ZIP file with all invoices and credit notes of all creators. They contain account numbers, so the audit trail records the download."
            />
          )}
        </Text>
        <Field label={<FormattedMessage id="invoices.month" defaultMessage="Month" />}>
          <Select {...form.register('month')}>
            {months.map((month) => (
              <option key={month} value={month}>
                {monthName(intl, month)}
              </option>
            ))}
          </Select>
        </Field>
        <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
          {isEmpty && (
            <ErrorLine>
              <FormattedMessage
                id="invoices.zip.empty"
                defaultMessage="There are no invoices for this month."
              />
            </ErrorLine>
          )}
        </Box>
        <Row gap="3">
          <Button type="submit">
            <FormattedMessage
              id="invoices.zip.download"
              defaultMessage="Download"
              description="Button"
            />
          </Button>
          <CloseButton actor={actor} />
        </Row>
      </Stack>
    </form>
  );
}

function DownloadProgress({ actor }: { actor: ZipActor }) {
  const intl = useIntl();
  const { bytes, file, failure, request } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (current) => current.matches('failed'));
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  return (
    <Stack gap="5">
      <Text role="status">
        {file ? (
          <FormattedMessage
            id="invoices.zip.ready"
            defaultMessage="The file is ready: {size}."
            values={{ size: formatBytes(intl, file.bytes) }}
          />
        ) : (
          <FormattedMessage
            id="invoices.zip.loading"
            defaultMessage="Creating the file… {size} received."
            values={{ size: formatBytes(intl, bytes) }}
          />
        )}
      </Text>
      {isBusy && (
        <ProgressBar
          value={null}
          label={intl.formatMessage({ id: 'invoices.zip.progress', defaultMessage: 'Download' })}
        />
      )}
      {isFailed && failure && (
        <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
          <FailureMessage failure={failure} />
        </RetryNotice>
      )}
      <Row gap="3">
        {file && <SaveLink url={file.objectUrl} name={`invoices-${request?.month}.zip`} />}
        <CloseButton actor={actor} />
      </Row>
    </Stack>
  );
}

function SaveLink({ url, name }: { url: string; name: string }) {
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <LinkButton href={url} download={name}>
      <FormattedMessage id="invoices.zip.save" defaultMessage="Save file" />
    </LinkButton>
  );
}

function CloseButton({ actor }: { actor: ZipActor }) {
  const isReady = useSelector(actor, (current) => current.matches('ready'));
  return (
    <Button kind="ghost" onClick={() => actor.send({ type: 'download.closed' })}>
      {isReady ? (
        <FormattedMessage id="invoices.zip.close" defaultMessage="Close" />
      ) : (
        <FormattedMessage id="invoices.zip.cancel" defaultMessage="Cancel" />
      )}
    </Button>
  );
}
