import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** What happens at once and later, what is kept and why, and what happens to the money. */
export function ClosingExplanation({ isPaid }: { isPaid: boolean }) {
  return (
    <Stack gap="5">
      <Before />
      <AtOnce />
      <Later />
      <Money isPaid={isPaid} />
      <Kept />
    </Stack>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="2">
      <Text as="h3" fontWeight="semibold">
        {title}
      </Text>
      <Stack as="ul" gap="2" paddingInlineStart="5" listStyleType="disc">
        {children}
      </Stack>
    </Stack>
  );
}

const Before = () => (
  <Part title={<FormattedMessage id="closing.before" defaultMessage="Before you close it" />}>
    <li>
      <FormattedMessage
        id="closing.before.copy"
        defaultMessage="Want to keep your posts? Get a copy of your data first."
      />
    </li>
    <li>
      <FormattedMessage
        id="closing.before.phone"
        defaultMessage="For 72 hours after a change of your phone number, the account can't be closed."
      />
    </li>
  </Part>
);

const AtOnce = () => (
  <Part title={<FormattedMessage id="closing.now" defaultMessage="At once" />}>
    <li>
      <FormattedMessage
        id="closing.now.hidden"
        defaultMessage="Nobody sees your profile and posts any more."
      />
    </li>
    <li>
      <FormattedMessage
        id="closing.now.signed-out"
        defaultMessage="You're signed out on all devices. If you're with an agency, you leave it."
      />
    </li>
    <li>
      <FormattedMessage
        id="closing.now.return"
        defaultMessage="For {days} days you can sign in and open your account again. Everything is still there."
        values={{ days: limits.closingDays }}
      />
    </li>
  </Part>
);

const Later = () => (
  <Part
    title={
      <FormattedMessage
        id="closing.later"
        defaultMessage="After {days} days"
        values={{ days: limits.closingDays }}
        description="Heading: what is done then"
      />
    }
  >
    <li>
      <FormattedMessage
        id="closing.later.deleted"
        defaultMessage="We delete your profile, posts, photos, videos and bank details for good. It can take a few days longer if an invoice still has to be made."
      />
    </li>
  </Part>
);

const Money = ({ isPaid }: { isPaid: boolean }) => (
  <Part title={<FormattedMessage id="closing.money" defaultMessage="Unpaid money" />}>
    {isPaid ? (
      <>
        <li>
          <FormattedMessage
            id="closing.money.paid"
            defaultMessage="We make an invoice for what you've earned at the start of next month and pay it to your approved bank account. By closing your account you accept this invoice and any that are still open."
          />
        </li>
        <li>
          <FormattedMessage
            id="closing.money.bank"
            defaultMessage="Without approved bank details we can't pay you. After a change of your bank details, payments wait 48 hours."
          />
        </li>
      </>
    ) : (
      <li>
        <FormattedMessage
          id="closing.money.none"
          defaultMessage="You don't earn money with your posts, so nothing is open."
        />
      </li>
    )}
  </Part>
);

const Kept = () => (
  <Part title={<FormattedMessage id="closing.kept" defaultMessage="What we keep" />}>
    <li>
      <FormattedMessage
        id="closing.kept.invoices"
        defaultMessage="Invoices with your name, PAN and bank account, for as long as tax law requires."
      />
    </li>
    <li>
      <FormattedMessage
        id="closing.kept.records"
        defaultMessage="Records of what our staff decided, with a number instead of your name."
      />
    </li>
  </Part>
);
