import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PhoneVerification } from '#src/features/auth/index.ts';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { LinkActor } from './use-link-accounts.ts';

/**
 * Adds or replaces the phone number of an account. It counts once the code was entered. `hint` is
 * shown below.
 */
export function PhoneVerificationStep({ actor, hint }: { actor: LinkActor; hint: ReactNode }) {
  const otp = useSelector(actor, (current) => current.children.otp);
  const isChange = useSelector(actor, ({ context }) => Boolean(context.logins?.maskedPhone));
  if (!otp) return null;
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Text as="h3" fontWeight="bold">
          {isChange ? (
            <FormattedMessage
              id="accounts.phone.change-title"
              defaultMessage="Change your number"
              description="Heading, above a phone number and then a one-time code"
            />
          ) : (
            <FormattedMessage
              id="accounts.phone.add-title"
              defaultMessage="Add a phone number"
              description="Heading, above a phone number and then a one-time code"
            />
          )}
        </Text>
        <Text size="sm" muted>
          {isChange ? (
            <FormattedMessage
              id="accounts.phone.change-lead"
              defaultMessage="Your old number stays active until you enter the code we send to the new one."
              description="Below the heading"
            />
          ) : (
            <FormattedMessage
              id="accounts.phone.add-lead"
              defaultMessage="We'll send a code to it. After that, you can sign in with your number."
              description="Below the heading"
            />
          )}
        </Text>
      </Stack>
      <LazyBoundary fallback={<ContentSkeleton />}>
        <PhoneVerification actor={otp} />
        {hint}
      </LazyBoundary>
      <Button kind="ghost" wide onClick={() => actor.send({ type: 'phone.cancelled' })}>
        <FormattedMessage
          id="accounts.phone.leave"
          defaultMessage="Cancel"
          description="Button: back without a change of the number"
        />
      </Button>
    </Stack>
  );
}
