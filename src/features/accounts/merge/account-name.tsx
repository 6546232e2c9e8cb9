import { FormattedMessage } from 'react-intl';
import type { Account } from '#machines/flow/accounts/merge-plan.ts';

type AccountNameProps = {
  account: Account;
  /** With the handle: two accounts of one person often have one name. */
  exact?: boolean;
};

/** The name of an account: its name, else its handle. */
export function AccountName({ account: { name, handle }, exact = false }: AccountNameProps) {
  const at = handle && <bdi dir="ltr">@{handle}</bdi>;
  if (!name) {
    return (
      at ?? (
        <FormattedMessage
          id="accounts.nameless"
          defaultMessage="Unnamed account"
          description="An account that has neither name nor handle"
        />
      )
    );
  }
  return (
    <>
      <bdi>{name}</bdi>
      {exact && at && <> ({at})</>}
    </>
  );
}
