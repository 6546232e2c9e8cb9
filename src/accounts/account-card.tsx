import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Account } from '#machines/flow/merge-accounts-events.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Num } from '#src/ui/amounts.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { AccountName } from './account-name.tsx';
import { LoginMark, LoginName } from './login-kinds.tsx';

const Sheet = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '0',
    padding: { base: '4', sm: '5' },
    bg: 'surface.raised',
    borderWidth: '2px',
    borderColor: 'line',
    borderRadius: 'lg',
    cursor: 'pointer',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'ink.muted' },
    '&:has(:checked), &:has(:checked):hover': { borderColor: 'accent', bg: 'accent.soft' },
    '&:has(:disabled), &:has(:disabled):hover': {
      cursor: 'default',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
    },
    '&:has(:focus-visible)': {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'accent',
      outlineOffset: '2px',
    },
  },
});
const Radio = chakra('input', {
  base: {
    position: 'absolute',
    insetBlockStart: { base: '4', sm: '5' },
    insetInlineEnd: { base: '4', sm: '5' },
    accentColor: 'accent',
    width: '6',
    height: '6',
    cursor: 'inherit',
    // Not under the clock (WCAG 2.4.11).
    scrollMarginBlockStart: '10rem',
  },
});
const Fact = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', rowGap: '1' },
});

type AccountCardProps = {
  account: Account;
  /** Is it the one that is signed in? */
  isHere: boolean;
  name: string;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
};

/** One account as a choice: who it is, what it holds, and why where it cannot be kept. */
export function AccountCard({ account, isHere, name, isChosen, isLocked, onChoose }: AccountCardProps) {
  const id = useId();
  return (
    <Sheet>
      <Row gap="3" paddingInlineEnd="10" alignItems="flex-start">
        <Avatar name={account.name ?? account.handle ?? ''} url={account.profileImage} />
        <Stack gap="0.5" flex="1 1 8rem" id={`${id}-name`}>
          <Text fontWeight="bold" fontSize="lg" lineHeight="heading" overflowWrap="anywhere">
            <AccountName account={account} />
          </Text>
          {account.name && account.handle && (
            <Text size="sm" muted overflowWrap="anywhere">
              <bdi dir="ltr">@{account.handle}</bdi>
            </Text>
          )}
          {isHere && (
            <Text size="sm" fontWeight="semibold" color="accent.text">
              <FormattedMessage
                id="accounts.card.here"
                defaultMessage="You are signed in with this one"
                description="On the card of an account"
              />
            </Text>
          )}
        </Stack>
        <Radio
          type="radio"
          name={name}
          value={account.keyIdentifier}
          checked={isChosen}
          disabled={!account.isOffered || isLocked}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts ${id}-why`}
          onChange={onChoose}
        />
      </Row>
      <Facts id={`${id}-facts`} account={account} />
      {!account.isOffered && (
        <Text
          id={`${id}-why`}
          size="sm"
          bg="surface.sunken"
          borderRadius="md"
          paddingInline="3"
          paddingBlock="2"
        >
          <FormattedMessage
            id="accounts.card.not-offered"
            defaultMessage="This one cannot be kept: your accounts are of different types, and then only one of the type ICC stays."
            description="On the card of an account, why it cannot be chosen"
          />
        </Text>
      )}
    </Sheet>
  );
}

function Facts({ account, id }: { account: Account; id: string }) {
  return (
    <Stack as="dl" id={id} gap="2" fontSize="sm">
      <OneFact
        name={
          <FormattedMessage id="accounts.fact.logins" defaultMessage="Signs in with" description="Label" />
        }
      >
        <Logins account={account} />
      </OneFact>
      <OneFact
        name={<FormattedMessage id="accounts.fact.type" defaultMessage="Creator type" description="Label" />}
      >
        <bdi>{account.creatorType}</bdi>
      </OneFact>
      <OneFact
        name={<FormattedMessage id="accounts.fact.posts" defaultMessage="Posts" description="Label" />}
      >
        <Num value={account.posts} />
      </OneFact>
      <OneFact
        name={
          <FormattedMessage id="accounts.fact.followers" defaultMessage="Followers" description="Label" />
        }
      >
        <Num value={account.followers} />
      </OneFact>
    </Stack>
  );
}

function Logins({ account: { linkedAccounts } }: { account: Account }) {
  if (linkedAccounts.length === 0) {
    return (
      <FormattedMessage
        id="accounts.fact.no-login"
        defaultMessage="Nothing yet"
        description="Signs in with: no way to sign in"
      />
    );
  }
  return (
    <Row as="span" gap="3" rowGap="1">
      {linkedAccounts.map(({ loginType }) => (
        <Row as="span" key={loginType} gap="1.5" flexWrap="nowrap">
          <LoginMark kind={loginType} />
          <LoginName kind={loginType} />
        </Row>
      ))}
    </Row>
  );
}

function OneFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Fact>
      <Box as="dt" color="ink.muted">
        {name}
      </Box>
      <Box as="dd" fontWeight="semibold">
        {children}
      </Box>
    </Fact>
  );
}
