import { Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { CopyButton } from '#src/ui/forms/copy-button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';

const List = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    columnGap: '6',
    rowGap: '1',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    listStyleType: 'none',
    fontFamily: 'mono',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'semibold',
    letterSpacing: '0.04em',
  },
});

type Props = { codes: readonly string[]; onKept: () => void };

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const [isKept, setKept] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap="5">
      <Heading as="h2" size="sm" ref={title} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
        <FormattedMessage
          id="security.codes.title"
          defaultMessage="Save your recovery codes"
          description="Heading"
        />
      </Heading>
      <Banner tone="warning">
        <FormattedMessage
          id="security.codes.lead"
          defaultMessage="These codes are shown only once. If you lose your device, each one lets you sign in once. Keep them somewhere safe, not only on this device."
          description="Above the recovery codes"
        />
      </Banner>
      <List dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <CodeActions codes={codes} />
      <Box css={{ '@media print': { display: 'none' } }}>
        <Stack gap="4">
          <Checkbox checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)}>
            <FormattedMessage
              id="security.codes.kept"
              defaultMessage="I have saved these codes"
              description="Box to tick"
            />
          </Checkbox>
          <Button wide disabled={!isKept} onClick={onKept}>
            <FormattedMessage
              id="security.codes.continue"
              defaultMessage="Continue"
              description="Button"
            />
          </Button>
        </Stack>
      </Box>
    </Stack>
  );
}

/** Ways to keep the codes. */
function CodeActions({ codes }: Pick<Props, 'codes'>) {
  return (
    <Row gap="3" css={{ '@media print': { display: 'none' } }}>
      <CopyButton text={codes.join('\n')}>
        <FormattedMessage
          id="security.codes.copy"
          defaultMessage="Copy codes"
          description="Button"
        />
      </CopyButton>
      <Button
        kind="secondary"
        size="sm"
        icon={<Download size="1.1em" aria-hidden="true" />}
        onClick={() => download(codes)}
      >
        <FormattedMessage
          id="security.codes.download"
          defaultMessage="Download"
          description="Button: recovery codes as a file"
        />
      </Button>
      <Button
        kind="secondary"
        size="sm"
        icon={<Printer size="1.1em" aria-hidden="true" />}
        onClick={() => print()}
      >
        <FormattedMessage
          id="security.codes.print"
          defaultMessage="Print"
          description="Button: recovery codes on paper"
        />
      </Button>
    </Row>
  );
}

function download(codes: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  link.download = 'creator-portal-recovery-codes.txt';
  link.click();
  // After the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
