import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { type LoginKind, missingLogins } from '#machines/flow/accounts/link-accounts.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { LoginTypeIcon, LoginTypeName } from '../login-type.tsx';
import { LinkStatus } from './link-status.tsx';
import { PhoneVerificationStep } from './phone-verification-step.tsx';
import type { UnlinkActor } from './unlink-dialog.tsx';
import { UnlinkButton } from './unlink-login.tsx';
import type { LinkActor } from './use-link-accounts.ts';

type LinkLoginsProps = {
  actor: LinkActor;
  /** Where logins can be removed. */
  unlink?: UnlinkActor | undefined;
  hint?: ReactNode;
};

/**
 * The logins of an account, a button for each missing one, and the result of the last attempt.
 * `hint` is shown below the phone form.
 */
export function LinkLogins({ actor, unlink, hint }: LinkLoginsProps) {
  const isVerifyingPhone = useSelector(actor, (current) => current.matches('verifyingPhone'));
  const list = useFocusAfterVerification(isVerifyingPhone);
  return isVerifyingPhone ? (
    <PhoneVerificationStep actor={actor} hint={hint} />
  ) : (
    <Logins actor={actor} unlink={unlink} list={list} />
  );
}

/** Receives the focus when the form is gone. */
function useFocusAfterVerification(isVerifyingPhone: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const was = useRef(isVerifyingPhone);
  useEffect(() => {
    if (was.current && !isVerifyingPhone) list.current?.focus();
    was.current = isVerifyingPhone;
  }, [isVerifyingPhone]);
  return list;
}

type LoginsProps = Omit<LinkLoginsProps, 'hint'> & { list: RefObject<HTMLDivElement | null> };

function Logins({ actor, unlink, list }: LoginsProps) {
  const isLoading = useSelector(actor, (current) => current.matches('loading'));
  return (
    <Stack gap="5" ref={list} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      <LinkStatus actor={actor} />
      {isLoading && <Skeleton height="3rem" />}
      <Linked actor={actor} unlink={unlink} />
      <Missing actor={actor} />
    </Stack>
  );
}

function Linked({ actor, unlink }: Omit<LinkLoginsProps, 'hint'>) {
  const logins = useSelector(actor, (current) => current.context.logins);
  if (!logins || logins.linkedAccounts.length === 0) return null;
  return (
    <Stack
      as="ul"
      gap="0"
      listStyleType="none"
      borderWidth="1px"
      borderColor="line"
      borderRadius="md"
    >
      {logins.linkedAccounts.map(({ loginType }) => (
        <Row
          as="li"
          key={loginType}
          paddingInline="4"
          paddingBlock="2"
          minHeight="target"
          css={{ '& + li': { borderBlockStartWidth: '1px', borderColor: 'line' } }}
        >
          <LoginTypeIcon kind={loginType} />
          <Text flex="1" fontWeight="semibold">
            <LoginTypeName kind={loginType} />
          </Text>
          <Text size="sm" muted>
            {loginType === 'MOBILE' && logins.maskedPhone ? (
              <bdi dir="ltr">{`+91 ${logins.maskedPhone}`}</bdi>
            ) : (
              <FormattedMessage
                id="accounts.link.linked"
                defaultMessage="Linked"
                description="Beside a way to sign in that the account has"
              />
            )}
          </Text>
          {loginType === 'MOBILE' ? (
            <ChangePhone actor={actor} />
          ) : (
            unlink &&
            logins.linkedAccounts.length > 1 && <UnlinkButton actor={unlink} kind={loginType} />
          )}
        </Row>
      ))}
    </Stack>
  );
}

/** A number is given up in a day: it can be changed, the other logins stay what they are. */
function ChangePhone({ actor }: { actor: LinkActor }) {
  const can = useSelector(actor, (current) => current.can({ type: 'phone.chosen', now: 0 }));
  const isOffered = useSelector(actor, ({ context }) => context.isPhoneOffered);
  if (!isOffered) return null;
  return (
    <Button
      kind="link"
      size="sm"
      disabled={!can}
      onClick={() => actor.send({ type: 'phone.chosen', now: Date.now() })}
    >
      <FormattedMessage
        id="accounts.phone.change"
        defaultMessage="Change"
        description="Button beside a phone number"
      />
    </Button>
  );
}

function Missing({ actor }: { actor: LinkActor }) {
  const missing = useSelector(
    actor,
    ({ context }) => missingLogins(context),
    (before, after) => before.join() === after.join(),
  );
  const provider = useSelector(actor, (current) => current.context.provider);
  const isOpening = useSelector(actor, (current) => current.matches('openingProvider'));
  const isLocked = useSelector(
    actor,
    (current) => !current.can({ type: 'provider.chosen', provider: 'GOOGLE' }),
  );
  const choose = (kind: LoginKind) =>
    kind === 'MOBILE'
      ? actor.send({ type: 'phone.chosen', now: Date.now() })
      : actor.send({ type: 'provider.chosen', provider: kind });
  return missing.map((one) => (
    <Button
      key={one}
      kind="secondary"
      wide
      icon={<LoginTypeIcon kind={one} />}
      busy={isOpening && provider === one}
      disabled={isLocked}
      onClick={() => choose(one)}
    >
      {texts[one]}
    </Button>
  ));
}

const texts: Record<LoginKind, ReactNode> = {
  GOOGLE: (
    <FormattedMessage id="accounts.link.google" defaultMessage="Link Google" description="Button" />
  ),
  FACEBOOK: (
    <FormattedMessage
      id="accounts.link.facebook"
      defaultMessage="Link Facebook"
      description="Button"
    />
  ),
  MOBILE: (
    <FormattedMessage
      id="accounts.phone.add"
      defaultMessage="Add a phone number"
      description="Button: another way to sign in"
    />
  ),
};
