import { ArrowRight } from 'lucide-react';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { Account } from '#machines/flow/merge-accounts-events.ts';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { Heading, Text } from '#src/ui/text.tsx';
import { AccountName } from './account-name.tsx';
import { LoginName } from './login-kinds.tsx';

type WhatMovesProps = { kept: Account; others: Account[] };

/** What becomes of the accounts when this one is kept, in plain words. */
export function WhatMoves({ kept, others }: WhatMovesProps) {
  return (
    <Stack
      gap="4"
      bg="surface.raised"
      borderRadius="lg"
      borderInlineStartWidth="4px"
      borderColor="accent"
      padding={{ base: '4', sm: '5' }}
    >
      <Heading as="h2" size="sm">
        <FormattedMessage
          id="accounts.moves.title"
          defaultMessage="What moves to {kept}"
          description="Heading; kept is the name of an account"
          values={{ kept: <AccountName account={kept} exact /> }}
        />
      </Heading>
      {others.map((account) => (
        <MovesFrom key={account.keyIdentifier} account={account} />
      ))}
      <Text size="sm">
        <FormattedMessage
          id="accounts.moves.money"
          defaultMessage="Earnings and invoices move too, and bank details if the kept account has none."
          description="Below the lists of what moves from an account to another"
        />{' '}
        <FormattedMessage
          id="accounts.moves.stays"
          defaultMessage="The name, the handle, the profile and its approval stay those of {kept}. {count, plural, one {The other account is} other {The other accounts are}} closed, and this cannot be undone."
          description="kept is the name of an account; count is how many others there are"
          values={{ kept: <AccountName account={kept} exact />, count: others.length }}
        />
      </Text>
    </Stack>
  );
}

function MovesFrom({ account }: { account: Account }) {
  const { linkedAccounts, posts, followers } = account;
  return (
    <Stack gap="2">
      <Text fontWeight="semibold">
        <FormattedMessage
          id="accounts.moves.from"
          defaultMessage="From {account}"
          description="Above the list of what moves from an account to another"
          values={{ account: <AccountName account={account} exact /> }}
        />
      </Text>
      <Stack as="ul" gap="1" listStyleType="none">
        {linkedAccounts.length > 0 && (
          <Moving>
            <FormattedMessage
              id="accounts.moves.logins"
              defaultMessage="{logins}: you sign in to the kept account with it too"
              description="logins is a list such as Google and Phone"
              values={{
                logins: (
                  <FormattedList
                    value={linkedAccounts.map(({ loginType }) => (
                      <LoginName key={loginType} kind={loginType} />
                    ))}
                  />
                ),
              }}
            />
          </Moving>
        )}
        {posts > 0 && (
          <Moving>
            <FormattedMessage
              id="accounts.moves.posts"
              defaultMessage="{posts, plural, one {# post with its pictures and numbers} other {# posts with their pictures and numbers}}"
              description="In the list of what moves from an account to another"
              values={{ posts }}
            />
          </Moving>
        )}
        {followers > 0 && (
          <Moving>
            <FormattedMessage
              id="accounts.moves.followers"
              defaultMessage="{followers, plural, one {# follower} other {# followers}}"
              description="In the list of what moves from an account to another"
              values={{ followers }}
            />
          </Moving>
        )}
      </Stack>
    </Stack>
  );
}

function Moving({ children }: { children: React.ReactNode }) {
  return (
    <Row as="li" gap="2" flexWrap="nowrap" alignItems="flex-start">
      <Box
        as="span"
        color="accent.text"
        paddingBlockStart="0.35em"
        flexShrink="0"
        _rtl={{ transform: 'scaleX(-1)' }}
      >
        <ArrowRight size="1.1em" aria-hidden="true" />
      </Box>
      <span>{children}</span>
    </Row>
  );
}
