import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { passwordRequestRoute } from '#domain/navigation/routes.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { SignInLayout } from '../sign-in-layout.tsx';
import { StaffSignIn, type StaffSignInActor } from './staff-sign-in.tsx';

/** The page on which staff sign in. */
export function StaffSignInScreen({ actor }: { actor: StaffSignInActor }) {
  const isSettingUp = useSelector(actor, (current) => current.matches('settingUp'));
  const isFirstStep = useSelector(
    actor,
    ({ children }) => children.secondStep === undefined && children.setup === undefined,
  );
  return (
    <SignInLayout
      title={
        isSettingUp ? (
          <FormattedMessage
            id="login.internal.set-up"
            defaultMessage="Protect your account"
            description="Heading of the sign-in page of staff while they set up a second factor"
          />
        ) : (
          <FormattedMessage
            id="login.internal.title"
            defaultMessage="Staff sign-in"
            description="Heading of the page"
          />
        )
      }
      lead={
        isFirstStep && (
          <FormattedMessage
            id="login.internal.lead"
            defaultMessage="For the people who review posts and help creators."
            description="Below the heading of the staff sign-in"
          />
        )
      }
      back={isFirstStep}
    >
      <Stack gap="5">
        <StaffSignIn actor={actor} />
        {isFirstStep && (
          <Text size="sm">
            <RouterLink to={passwordRequestRoute}>
              <FormattedMessage
                id="login.internal.forgotten"
                defaultMessage="Forgot your password?"
                description="Link on the sign-in page of staff"
              />
            </RouterLink>
          </Text>
        )}
      </Stack>
    </SignInLayout>
  );
}
