import { FormattedMessage } from 'react-intl';
import type { StaffAccount } from '#machines/flow/admin/staff-member.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { CopyButton } from '#src/ui/forms/copy-button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { staffPaths } from './staff-paths.ts';
import { staffName } from './staff-status.tsx';

type Props = { account: StaffAccount; link: { url: string; expiresAt: string } };

/** The link with which a new member sets a password. It is shown only now. */
export function NewMemberLink({ account, link }: Props) {
  return (
    <Card gap="5">
      <FocusOnMount>
        <Text>
          <FormattedMessage
            id="staff.added.lead"
            defaultMessage="Send this link to {name}, who sets a password with it. It is shown only once and works until {time}."
            description="Below “Account added”; time: a date with a time of day"
            values={{
              name: <bdi>{staffName(account)}</bdi>,
              time: <DateTime time={link.expiresAt} />,
            }}
          />
        </Text>
      </FocusOnMount>
      <Box padding="3" borderWidth="1px" borderColor="line" borderRadius="md">
        <Text dir="ltr" size="sm" overflowWrap="anywhere" translate="no">
          {link.url}
        </Text>
      </Box>
      <Text size="sm" muted>
        <FormattedMessage
          id="staff.added.later"
          defaultMessage="If the link expires, create a new one on the page of the account."
        />
      </Text>
      <Row gap="3">
        <CopyButton text={link.url}>
          <FormattedMessage id="staff.added.copy" defaultMessage="Copy link" description="Button" />
        </CopyButton>
        <RouterButton kind="ghost" to={staffPaths.record(account)}>
          <FormattedMessage
            id="staff.added.open"
            defaultMessage="Open account"
            description="Button: the page of a new staff account"
          />
        </RouterButton>
      </Row>
    </Card>
  );
}
