import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Account } from '#machines/flow/accounts/merge-plan.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { LoginTypeIcon, LoginTypeName } from '../login-type.tsx';

const FactRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '1',
  },
});

/** What an account holds, as a list of terms; `id` is of the list. */
export function AccountFacts({ account, id }: { account: Account; id: string }) {
  return (
    <Stack as="dl" id={id} gap="2" fontSize="sm">
      <Fact
        name={
          <FormattedMessage
            id="accounts.fact.logins"
            defaultMessage="Sign-in methods"
            description="Label"
          />
        }
      >
        <Logins account={account} />
      </Fact>
      <Fact
        name={
          <FormattedMessage
            id="accounts.fact.type"
            defaultMessage="Creator type"
            description="Label"
          />
        }
      >
        <bdi>{account.creatorType}</bdi>
      </Fact>
      <Fact
        name={
          <FormattedMessage id="accounts.fact.posts" defaultMessage="Posts" description="Label" />
        }
      >
        <Num value={account.posts} />
      </Fact>
      <Fact
        name={
          <FormattedMessage
            id="accounts.fact.followers"
            defaultMessage="Followers"
            description="Label"
          />
        }
      >
        <Num value={account.followers} />
      </Fact>
    </Stack>
  );
}

function Logins({ account: { linkedAccounts, maskedPhone } }: { account: Account }) {
  if (linkedAccounts.length === 0) {
    return (
      <FormattedMessage
        id="accounts.fact.no-login"
        defaultMessage="None yet"
        description="Signs in with: no way to sign in"
      />
    );
  }
  return (
    <Row as="span" gap="3" rowGap="1">
      {linkedAccounts.map(({ loginType }) => (
        <Row as="span" key={loginType} gap="1.5" flexWrap="nowrap">
          <LoginTypeIcon kind={loginType} />
          <LoginTypeName kind={loginType} />
          {loginType === 'MOBILE' && maskedPhone && <bdi dir="ltr">{maskedPhone}</bdi>}
        </Row>
      ))}
    </Row>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <FactRow>
      <Box as="dt" color="ink.muted">
        {name}
      </Box>
      <Box as="dd" fontWeight="semibold">
        {children}
      </Box>
    </FactRow>
  );
}
