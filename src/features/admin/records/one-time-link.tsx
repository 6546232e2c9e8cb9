import { FormattedMessage } from 'react-intl';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { CopyButton } from '#src/ui/forms/copy-button.tsx';
import { FocusOnMount } from '#src/ui/layout/focus-on-mount.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type Props = {
  link: { url: string; expiresAt: string };
  onClose: () => void;
};

/** A link that signs one person in once. It is shown only now. */
export function OneTimeLink({ link, onClose }: Props) {
  return (
    <Stack gap="5">
      <FocusOnMount>
        <Text>
          <FormattedMessage
            id="records.link-lead"
            defaultMessage="Give this link only to the person it is for. It is shown only once and works until {time}."
            description="Above a one-time link; time: a date with a time of day"
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
          <FormattedMessage id="records.copy" defaultMessage="Copy link" description="Button" />
        </CopyButton>
        <Button size="sm" onClick={onClose}>
          <FormattedMessage id="records.close" defaultMessage="Close" description="Button" />
        </Button>
      </Row>
    </Stack>
  );
}
