import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Key } from './shortcuts/shortcut-list.tsx';
import { useShortcutKeysShown } from './shortcuts/use-shortcuts.tsx';

/** Reasons under a heading of their own. */
export type ReasonGroup<Reason extends string> = {
  id: string;
  title: ReactNode;
  hint?: ReactNode;
  reasons: readonly Reason[];
};

type Props<Reason extends string> = {
  groups: readonly ReasonGroup<Reason>[];
  /** Found by automatic checks. */
  suggested: readonly Reason[];
  renderReason: (reason: Reason) => ReactNode;
  /** The label of each box. */
  inputProps: UseFormRegisterReturn;
  /** The form was sent without a reason. */
  isMissing: boolean;
};

/** Reasons that have a key: as many as there are digits. */
export const maxReasonKeys = 9;

/** The reasons of a rejection, each with a box to tick. */
export function RejectionReasonList<Reason extends string>({
  groups,
  suggested,
  renderReason,
  inputProps,
  isMissing,
}: Props<Reason>) {
  const errorId = useId();
  const hasKeys = useShortcutKeysShown();
  const all = groups.flatMap(({ reasons }) => reasons);
  return (
    <Stack gap="4">
      {groups.map(({ id, title, hint, reasons }) => (
        <Stack key={id} as="fieldset" gap="1" aria-describedby={isMissing ? errorId : undefined}>
          <Text as="legend" fontWeight="bold">
            {title}
          </Text>
          {hint && (
            <Text size="sm" muted>
              {hint}
            </Text>
          )}
          <Box
            display="grid"
            columnGap="4"
            gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
          >
            {reasons.map((reason) => {
              const place = all.indexOf(reason);
              return (
                <Checkbox key={reason} autoFocus={place === 0} value={reason} {...inputProps}>
                  {renderReason(reason)}
                  {suggested.includes(reason) && <Suggested />}
                  {hasKeys && place < maxReasonKeys && (
                    <>
                      {' '}
                      <Key hint aria-hidden="true">
                        {place + 1}
                      </Key>
                    </>
                  )}
                </Checkbox>
              );
            })}
          </Box>
        </Stack>
      ))}
      {isMissing && (
        <Text id={errorId} role="alert" color="danger" size="sm" fontWeight="semibold">
          <FormattedMessage
            id="staff.refuse.reason-needed"
            defaultMessage="Choose at least one reason."
          />
        </Text>
      )}
    </Stack>
  );
}

const Suggested = () => (
  <Text as="span" size="sm" fontWeight="semibold" color="accent.text">
    {' · '}
    <FormattedMessage
      id="staff.refuse.suggested"
      defaultMessage="Suggested"
      description="Beside a reason for rejection that an automatic check found"
    />
  </Text>
);
