import type { ComponentType, ReactNode } from 'react';
import { Text } from '../layout/text.tsx';
import { DateTime } from './formatted-values.tsx';

type HistoryEntryProps<Reason extends string> = {
  /** When it was, ISO 8601. */
  at: string;
  what: ReactNode;
  by: string | null | undefined;
  reasons: readonly Reason[];
  ReasonMessage: ComponentType<{ reason: Reason }>;
  /** A text written to the person, in any language. */
  note: string | null | undefined;
};

/** An entry of a history: when, what and by whom, with reasons and note below. */
export function HistoryEntry<Reason extends string>({
  at,
  what,
  by,
  reasons,
  ReasonMessage,
  note,
}: HistoryEntryProps<Reason>) {
  return (
    <Text as="li" size="sm">
      <Text as="span" size="sm" display="block" fontWeight="semibold">
        {what}
      </Text>
      <Text as="span" size="sm" muted display="block">
        <DateTime time={at} />
        {by && (
          <>
            {' · '}
            <bdi>{by}</bdi>
          </>
        )}
      </Text>
      {reasons.map((reason) => (
        <Text as="span" size="sm" display="block" key={reason}>
          <ReasonMessage reason={reason} />
        </Text>
      ))}
      {note && (
        <Text as="span" size="sm" display="block" dir="auto">
          {note}
        </Text>
      )}
    </Text>
  );
}
