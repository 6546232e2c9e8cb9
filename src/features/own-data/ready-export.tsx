import { FormattedMessage, useIntl } from 'react-intl';
import type { DataExportStatus } from '#machines/flow/own-data/data-export.ts';
import { DateTime, formatBytes } from '#src/ui/data/formatted-values.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type Ready = NonNullable<DataExportStatus['dataExport']>;

/** What a copy that is ready holds, and how long it can be downloaded. */
export function ReadyExport({ dataExport }: { dataExport: Ready }) {
  const intl = useIntl();
  const { requestedAt, expiresAt, bytes, filesLeftOut } = dataExport;
  return (
    <Stack gap="1">
      <Text fontWeight="semibold">
        <FormattedMessage
          id="own-data.ready"
          defaultMessage="Your copy is ready: {size}, ZIP file"
          values={{ size: <bdi>{formatBytes(intl, bytes ?? 0)}</bdi> }}
        />
      </Text>
      <Text size="sm" muted>
        <FormattedMessage
          id="own-data.requested"
          defaultMessage="Requested {time}"
          values={{ time: <DateTime time={requestedAt} /> }}
        />
      </Text>
      {expiresAt && (
        <Text size="sm" muted>
          <FormattedMessage
            id="own-data.expires"
            defaultMessage="You can download it until {time}. Then we delete it."
            values={{ time: <DateTime time={expiresAt} /> }}
          />
        </Text>
      )}
      {filesLeftOut > 0 && (
        <Text size="sm">
          <FormattedMessage
            id="own-data.left-out"
            defaultMessage="{count, plural, one {# photo, video or document is} other {# photos, videos and documents are}} not included. The copy has a list of them."
            values={{ count: filesLeftOut }}
          />
        </Text>
      )}
      <Text size="sm" muted>
        <FormattedMessage
          id="own-data.private"
          defaultMessage="It contains private details, such as your bank account. Keep it where only you can open it."
        />
      </Text>
    </Stack>
  );
}
