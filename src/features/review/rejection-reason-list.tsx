import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type Props<Reason extends string> = {
  reasons: readonly Reason[];
  renderReason: (reason: Reason) => ReactNode;
  /** Of each box. */
  inputProps: UseFormRegisterReturn;
  /** The form was sent without a reason. */
  isMissing: boolean;
};

/** The reasons of a rejection, each with a box to tick. */
export function RejectionReasonList<Reason extends string>({
  reasons,
  renderReason,
  inputProps,
  isMissing,
}: Props<Reason>) {
  const errorId = useId();
  return (
    <Stack as="fieldset" gap="1" aria-describedby={isMissing ? errorId : undefined}>
      <Text as="legend" fontWeight="bold">
        <FormattedMessage id="staff.refuse.reasons" defaultMessage="Reasons" />
      </Text>
      <Box
        display="grid"
        columnGap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
      >
        {reasons.map((reason, place) => (
          <Checkbox key={reason} autoFocus={place === 0} value={reason} {...inputProps}>
            {renderReason(reason)}
          </Checkbox>
        ))}
      </Box>
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
