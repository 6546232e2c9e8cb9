import { FormattedMessage } from 'react-intl';
import { Text, TextLink } from '#src/ui/layout/text.tsx';

/** Where to find codes when no messages are sent. */
export function SandboxHint() {
  return (
    <Text size="xs" muted marginBlockStart="4">
      <FormattedMessage
        id="login.sandbox"
        defaultMessage="Sandbox: no SMS is sent, <link>the codes are here</link>."
        description="Below the code field, in the sandbox only"
        values={{
          link: (text) => (
            <TextLink href="/sandbox" target="_blank" rel="noreferrer">
              {text}
            </TextLink>
          ),
        }}
      />
    </Text>
  );
}
