import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Account } from '#machines/flow/accounts/merge-plan.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Avatar } from '#src/ui/media/avatar.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AccountName } from './account-name.tsx';

const CardLabel = chakra('label', {
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
      outlineColor: 'focus',
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
type AccountCardProps = {
  account: Account;
  /** Whether it is the signed-in account. */
  isHere: boolean;
  name: string;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
};

/** One account as a choice: who it is, what it holds, and why where it cannot be kept. */
export function AccountCard({
  account,
  isHere,
  name,
  isChosen,
  isLocked,
  onChoose,
}: AccountCardProps) {
  const id = useId();
  return (
    <CardLabel>
      <Row gap="3" paddingInlineEnd="10" alignItems="flex-start">
        <Avatar name={account.name ?? account.handle ?? ''} url={account.profileImage} />
        <AccountHeader id={`${id}-name`} account={account} isHere={isHere} />
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
      <AccountFacts id={`${id}-facts`} account={account} />
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
            defaultMessage="You can't keep this account. Your accounts have different types, and only an ICC account can be kept."
            description="On the card of an account, why it cannot be chosen"
          />
        </Text>
      )}
    </CardLabel>
  );
}

type HeaderProps = Pick<AccountCardProps, 'account' | 'isHere'> & { id: string };

function AccountHeader({ id, account, isHere }: HeaderProps) {
  return (
    <Stack gap="0.5" flex="1 1 8rem" id={id}>
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
            defaultMessage="You're signed in to this account"
            description="On the card of an account"
          />
        </Text>
      )}
    </Stack>
  );
}
