import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { externalBrowserUrl } from '#domain/auth/in-app-browser.ts';
import { providerNames, type SocialProvider } from '#domain/auth/provider-visit.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button, LinkButton } from '#src/ui/forms/button.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type ExternalBrowserNoticeProps = { provider: SocialProvider | null; phoneOffered?: boolean };

/** Why a provider cannot be used inside another app, and how to get out of it. */
export function ExternalBrowserNotice({
  provider,
  phoneOffered = false,
}: ExternalBrowserNoticeProps) {
  const browserUrl = externalBrowserUrl(navigator.userAgent, new URL(location.href));
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="login.embedded.title"
          defaultMessage="{provider} sign-in doesn't work inside other apps"
          description="provider is Google or Facebook; the page was opened from Instagram or the like"
          values={{ provider: providerNames[provider ?? 'GOOGLE'] }}
        />
      }
      actions={
        <>
          {browserUrl && (
            <LinkButton kind="secondary" size="sm" href={browserUrl}>
              <FormattedMessage
                id="login.embedded.open"
                defaultMessage="Open in your browser"
                description="Link that leaves the app for the phone's browser"
              />
            </LinkButton>
          )}
          <CopyAddress />
        </>
      }
    >
      {phoneOffered ? (
        <FormattedMessage
          id="login.embedded.text"
          defaultMessage="Sign in with your phone here, or open this page in your browser."
          description="Below the title that says that Google or Facebook do not work here"
        />
      ) : (
        <FormattedMessage
          id="login.embedded.alone"
          defaultMessage="Open this page in your browser and sign in there."
          description="The same, where there is no sign-in by phone"
        />
      )}
    </Banner>
  );
}

function CopyAddress() {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  if (outcome === 'failed') {
    return (
      <Text size="sm" dir="ltr" overflowWrap="anywhere">
        {location.href}
      </Text>
    );
  }
  return (
    <Button kind="secondary" size="sm" onClick={copy}>
      {outcome === 'copied' ? (
        <FormattedMessage
          id="login.embedded.copied"
          defaultMessage="Copied"
          description="The address is in the clipboard"
        />
      ) : (
        <FormattedMessage
          id="login.embedded.copy"
          defaultMessage="Copy link"
          description="Button"
        />
      )}
    </Button>
  );
}
