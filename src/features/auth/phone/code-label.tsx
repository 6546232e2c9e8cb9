import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';

/** The label of the field for a one-time code. */
export function CodeLabel({ digits }: { digits: number }) {
  return digits === limits.otpLongDigits ? (
    <FormattedMessage
      id="login.code.label-long"
      defaultMessage="8-digit code"
      description="Label of the code field, for a longer code"
    />
  ) : (
    <FormattedMessage
      id="login.code.label"
      defaultMessage="4-digit code"
      description="Label of the code field"
    />
  );
}

/** Why a code is longer. */
export function CodeHint() {
  return (
    <FormattedMessage
      id="login.code.hint-long"
      defaultMessage="For your security, this code has 8 digits."
      description="Below the label: the code has eight digits in place of four"
    />
  );
}

/** Behind the sentence that another code was sent. */
export function NewestCodeNotice() {
  return (
    <FormattedMessage
      id="login.otp.newest"
      defaultMessage="Only the newest code works."
      description="After another code was sent, behind the sentence that it was sent"
    />
  );
}
