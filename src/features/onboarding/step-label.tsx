import { FormattedMessage } from 'react-intl';
import type { BarStep } from '#machines/flow/onboarding/onboarding.ts';

/** A step of the bar in the words of spec point 4. */
export function StepLabel({ step, state, isRefused }: BarStep) {
  const isDone = state === 'done';
  switch (step) {
    case 'login':
      return <FormattedMessage id="onboarding.step.login" defaultMessage="Signed Up" />;
    case 'phone-verification':
      return isDone ? (
        <FormattedMessage id="onboarding.step.phone" defaultMessage="Phone verified" />
      ) : (
        <FormattedMessage id="onboarding.step.phone-pending" defaultMessage="Verify phone" />
      );
    case 'profile-submission':
      return isDone ? (
        <FormattedMessage id="onboarding.step.profile" defaultMessage="Profile created" />
      ) : (
        <FormattedMessage
          id="onboarding.step.profile-pending"
          defaultMessage="Create profile pending"
        />
      );
    case 'work-approval-pending':
      if (isRefused)
        return <FormattedMessage id="onboarding.step.rejected" defaultMessage="Profile Rejected" />;
      return isDone ? (
        <FormattedMessage id="onboarding.step.approval" defaultMessage="Profile approved" />
      ) : (
        <FormattedMessage
          id="onboarding.step.approval-pending"
          defaultMessage="Profile approval pending"
        />
      );
    case 'bank-details-submission':
      return isDone ? (
        <FormattedMessage id="onboarding.step.bank" defaultMessage="Bank details added" />
      ) : (
        <FormattedMessage id="onboarding.step.bank-pending" defaultMessage="Add bank details" />
      );
    case 'bank-details-approval-pending':
      if (isRefused) {
        return (
          <FormattedMessage
            id="onboarding.step.bank-rejected"
            defaultMessage="Bank details not approved"
          />
        );
      }
      return isDone ? (
        <FormattedMessage
          id="onboarding.step.bank-approval"
          defaultMessage="Bank details approved"
        />
      ) : (
        <FormattedMessage
          id="onboarding.step.bank-approval-pending"
          defaultMessage="Add bank details pending"
        />
      );
  }
}
