import { defineMessage, FormattedMessage } from 'react-intl';
import type { OperationId, Schemas } from '#src/api/operation-types.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { operationNames } from './operation-names.ts';

export const partOfBulkAction = defineMessage({
  id: 'audit.bulk',
  defaultMessage: 'Part of a bulk action',
  description: 'A member of staff changed this record together with many others',
});

export type AuditEntry = Schemas['AuditEntry'];

/** What was done, in words; the name of the operation where there are none. */
export function OperationName({ operation }: { operation: string }) {
  const message = operationNames[operation as OperationId];
  return message ? <FormattedMessage {...message} /> : <code dir="ltr">{operation}</code>;
}

/** Entries of the audit trail, the newest first. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Stack as="ol" gap="4" listStyleType="none">
      {entries.map((entry) => (
        <Stack as="li" key={entry.entryId} gap="1">
          <Text size="sm" fontWeight="semibold">
            <OperationName operation={entry.operation} />
          </Text>
          <Text size="sm" muted>
            <DateTime time={entry.at} />
            {entry.by.name && (
              <>
                {' · '}
                <bdi>{entry.by.name}</bdi>
              </>
            )}
          </Text>
          <AuditChanges entry={entry} />
        </Stack>
      ))}
    </Stack>
  );
}

/** The fields that differ, by their names in the contract, the reason, and a bulk action. */
export function AuditChanges({ entry: { changes, reason, bulkActionId } }: { entry: AuditEntry }) {
  if (changes.length === 0 && !reason && !bulkActionId) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none">
      {changes.map(({ field, before, after }) => (
        <Text as="li" key={field} size="sm" overflowWrap="anywhere">
          <code dir="ltr">{field}</code>
          {': '}
          <AuditValue value={before} />
          <Arrow />
          <AuditValue value={after} />
        </Text>
      ))}
      {reason && (
        <Text as="li" size="sm" overflowWrap="anywhere">
          <FormattedMessage
            id="audit.reason"
            defaultMessage="Reason: {reason}"
            values={{ reason: <bdi>{reason}</bdi> }}
          />
        </Text>
      )}
      {bulkActionId && (
        <Text as="li" size="sm" muted>
          <FormattedMessage {...partOfBulkAction} />
        </Text>
      )}
    </Stack>
  );
}

/** From before to after; it points in the direction of reading. */
const Arrow = () => (
  <Box as="span" display="inline-block" marginInline="1" _rtl={{ transform: 'scaleX(-1)' }}>
    →
  </Box>
);

function AuditValue({ value }: { value: string | null }) {
  if (value === null) return '–';
  if (value === '[personal]')
    return (
      <FormattedMessage
        id="audit.personal"
        defaultMessage="(personal data)"
        description="Replaces a value that the audit trail does not keep"
      />
    );
  return <bdi>{value}</bdi>;
}
