import { ArrowRight } from 'lucide-react';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { Account } from '#machines/flow/accounts/merge-plan.ts';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { LoginTypeName } from '../login-type.tsx';
import { AccountName } from './account-name.tsx';

type MergeSummaryProps = { kept: Account; others: Account[] };

/** What happens to the accounts when this one is kept. */
export function MergeSummary({ kept, others }: MergeSummaryProps) {
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
        <MovedFromAccount key={account.keyIdentifier} account={account} />
      ))}
      <Text size="sm">
        <FormattedMessage
          id="accounts.moves.money"
          defaultMessage="Earnings and invoices move too. Bank details move if the account you keep has none."
          description="Below the lists of what moves from an account to another"
        />{' '}
        <FormattedMessage
          id="accounts.moves.stays"
          defaultMessage="{kept} keeps its name, handle, profile and approval. {count, plural, one {The other account} other {The other accounts}} will be closed. You can't undo this."
          description="kept is the name of an account; count is how many others there are"
          values={{ kept: <AccountName account={kept} exact />, count: others.length }}
        />
      </Text>
    </Stack>
  );
}

function MovedFromAccount({ account }: { account: Account }) {
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
          <MovedItem>
            <FormattedMessage
              id="accounts.moves.logins"
              defaultMessage="Sign-in with {logins}"
              description="logins is a list such as Google and Phone"
              values={{
                logins: (
                  <FormattedList
                    value={linkedAccounts.map(({ loginType }) => (
                      <LoginTypeName key={loginType} kind={loginType} />
                    ))}
                  />
                ),
              }}
            />
          </MovedItem>
        )}
        {posts > 0 && (
          <MovedItem>
            <FormattedMessage
              id="accounts.moves.posts"
              defaultMessage="{posts, plural, one {# post with its images and stats} other {# posts with their images and stats}}"
              description="In the list of what moves from an account to another"
              values={{ posts }}
            />
          </MovedItem>
        )}
        {followers > 0 && (
          <MovedItem>
            <FormattedMessage
              id="accounts.moves.followers"
              defaultMessage="{followers, plural, one {# follower} other {# followers}}"
              description="In the list of what moves from an account to another"
              values={{ followers }}
            />
          </MovedItem>
        )}
      </Stack>
    </Stack>
  );
}

function MovedItem({ children }: { children: React.ReactNode }) {
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
