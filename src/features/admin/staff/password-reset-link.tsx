import { FormattedMessage } from 'react-intl';
import type { ResetLink } from '#machines/flow/admin/staff-sessions.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { CopyButton } from '#src/ui/forms/copy-button.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** A link to a new password, which nobody can show again. */
export function PasswordResetLink({ link, onKept }: { link: ResetLink; onKept: () => void }) {
  return (
    <Stack gap="5">
      <FocusOnMount>
        <Text>
          <FormattedMessage
            id="staff.members.link-lead"
            defaultMessage="Give this link to your colleague only. It is shown only once and works until {time}."
            description="Above a link to a new password; time: a date with a time of day"
            values={{ time: <DateTime time={link.expiresAt} /> }}
          />
        </Text>
      </FocusOnMount>
      <Box padding="3" borderWidth="1px" borderColor="line" borderRadius="md">
        <Text dir="ltr" size="sm" overflowWrap="anywhere" translate="no">
          {link.url}
        </Text>
      </Box>
      <Row gap="3">
        <CopyButton text={link.url}>
          <FormattedMessage
            id="staff.members.copy"
            defaultMessage="Copy link"
            description="Button"
          />
        </CopyButton>
        <Button size="sm" onClick={onKept}>
          <FormattedMessage id="staff.members.close" defaultMessage="Close" description="Button" />
        </Button>
      </Row>
    </Stack>
  );
}
