import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UploadActor } from '#machines/flow/upload.ts';
import { bytesOf } from '#src/ui/amounts.tsx';
import { Text } from '#src/ui/text.tsx';

/** What making it smaller has saved: "4.1 MB → 380 kB". Nothing where it is sent as it was. */
export function PictureWeight({ upload }: { upload: UploadActor }) {
  const intl = useIntl();
  const isPreparing = useSelector(upload, (current) => current.matches('preparing'));
  const before = useSelector(upload, (current) => current.context.chosenBytes ?? 0);
  const after = useSelector(upload, (current) => current.context.file.size);
  if (isPreparing) {
    return (
      <Text size="xs" muted>
        <FormattedMessage id="editor.picture.shrinking" defaultMessage="Being made smaller…" />
      </Text>
    );
  }
  if (before <= after) return null;
  return (
    <Text size="xs" muted>
      <FormattedMessage
        id="editor.picture.weight"
        defaultMessage="{before} → {after}"
        description="How heavy a picture was, and how heavy it is sent; the arrow points on in the direction of reading"
        values={{ before: bytesOf(intl, before), after: bytesOf(intl, after) }}
      />
    </Text>
  );
}
