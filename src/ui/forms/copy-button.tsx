import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** Copies a text; returns whether it succeeded. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        icon={<Copy size="1.1em" aria-hidden="true" />}
        onClick={() => copy()}
      >
        {children}
      </Button>
      <Text role="status" size="sm" muted css={{ '&:empty': { display: 'none' } }}>
        {outcome === 'copied' && (
          <FormattedMessage
            id="ui.copied"
            defaultMessage="Copied"
            description="The text is in the clipboard"
          />
        )}
        {outcome === 'failed' && (
          <FormattedMessage
            id="ui.not-copied"
            defaultMessage="Your browser blocked copying. Select the text and copy it yourself."
            description="The text could not be copied"
          />
        )}
      </Text>
    </>
  );
}
