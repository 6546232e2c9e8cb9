import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FileUploadActor } from '#machines/kit/file-upload.ts';
import { formatBytes } from '#src/ui/data/formatted-values.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** What compression saved: "4.1 MB → 380 kB". Empty for a file that is sent unchanged. */
export function CompressionNote({ upload }: { upload: FileUploadActor }) {
  const intl = useIntl();
  const isPreparing = useSelector(upload, (current) => current.matches('preparing'));
  const before = useSelector(upload, (current) => current.context.originalBytes ?? 0);
  const after = useSelector(upload, (current) => current.context.file.size);
  if (isPreparing) {
    return (
      <Text size="xs" muted>
        <FormattedMessage id="editor.picture.compressing" defaultMessage="Resizing…" />
      </Text>
    );
  }
  // Each by itself: in Urdu, the numbers and units of both would mix.
  const size = (bytes: number) => <bdi>{formatBytes(intl, bytes)}</bdi>;
  if (before <= after) return null;
  return (
    <Text size="xs" muted>
      <FormattedMessage
        id="editor.picture.compressed"
        defaultMessage="{before} → {after}"
        description="How heavy a picture was, and how heavy it is sent; the arrow points on in the direction of reading"
        values={{ before: size(before), after: size(after) }}
      />
    </Text>
  );
}
