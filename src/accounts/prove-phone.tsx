import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PhoneProof } from '#src/login/index.ts';
import { Button } from '#src/ui/button.tsx';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { PartSkeleton } from '#src/ui/part-skeleton.tsx';
import { Text } from '#src/ui/text.tsx';
import type { LinkActor } from './use-linking.ts';

/** A number for an account, or another one in its place: it counts once the code was entered. `hint` stands below. */
export function ProvePhone({ actor, hint }: { actor: LinkActor; hint: ReactNode }) {
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
              defaultMessage="Your old number stays until you have entered the code that we send to the new one."
              description="Below the heading"
            />
          ) : (
            <FormattedMessage
              id="accounts.phone.add-lead"
              defaultMessage="We send a code to it. From then on you can sign in with your number."
              description="Below the heading"
            />
          )}
        </Text>
      </Stack>
      <LaterPlace fallback={<PartSkeleton />}>
        <PhoneProof actor={otp} />
        {hint}
      </LaterPlace>
      <Button kind="ghost" wide onClick={() => actor.send({ type: 'phone.left' })}>
        <FormattedMessage
          id="accounts.phone.leave"
          defaultMessage="Leave it as it is"
          description="Button: back without a change of the number"
        />
      </Button>
    </Stack>
  );
}
