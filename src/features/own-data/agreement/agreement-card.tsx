import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { legalLinks } from '#domain/navigation/legal-links.ts';
import type { agreeToNoticesMachine } from '#machines/flow/own-data/agree-to-notices.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { Heading, Text, TextLink } from '#src/ui/layout/text.tsx';

type Actor = ActorRefFrom<typeof agreeToNoticesMachine>;

/** Asks a person to agree to terms or a privacy policy that have changed. */
export function AgreementCard({ actor }: { actor: Actor }) {
  const isClosed = useSelector(actor, (current) => current.matches('closed'));
  const isAgreed = useSelector(actor, (current) => current.matches('agreed'));
  if (isClosed) return null;
  return (
    <Card as="section" aria-labelledby="changed-terms">
      <Heading as="h2" size="sm" id="changed-terms">
        <FormattedMessage
          id="consents.changed.title"
          defaultMessage="Our terms have changed"
          description="Heading of a card; also for a changed privacy policy"
        />
      </Heading>
      {isAgreed ? <Agreed actor={actor} /> : <Question actor={actor} />}
    </Card>
  );
}

function Question({ actor }: { actor: Actor }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  return (
    <>
      <Text>
        <FormattedMessage
          id="consents.changed.lead"
          defaultMessage="Please read the new <terms>terms</terms> and <privacy>privacy policy</privacy>. If you don't agree, you can close your account in My profile."
          values={{
            terms: (text) => <DocumentLink key="terms" document="terms" text={text} />,
            privacy: (text) => <DocumentLink key="privacy" document="privacy" text={text} />,
          }}
        />
      </Text>
      <Problem actor={actor} />
      <Row>
        <Button
          busy={isBusy}
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => actor.send({ type: 'agreement.given' })}
        >
          <FormattedMessage
            id="consents.changed.agree"
            defaultMessage="Agree"
            description="Button: to changed terms"
          />
        </Button>
      </Row>
    </>
  );
}

type LinkProps = { document: 'terms' | 'privacy'; text: ReactNode };

/** In a tab of its own, so that the page stays. */
function DocumentLink({ document, text }: LinkProps) {
  const links = legalLinks(useLanguage().language);
  return (
    <TextLink href={links[document]} target="_blank">
      {text}
    </TextLink>
  );
}

function Problem({ actor }: { actor: Actor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isWaiting = useSelector(actor, (current) => current.matches('waiting'));
  return (
    <Box role="alert" css={{ '&:empty': { display: 'none' } }}>
      {isWaiting && (
        <Text>
          <FormattedMessage
            id="consents.changed.waiting"
            defaultMessage="No connection. We'll record it when you're back online."
          />
        </Text>
      )}
      {!isWaiting && failure && (
        <ErrorLine>
          <FailureMessage failure={failure} />
        </ErrorLine>
      )}
    </Box>
  );
}

/** Has the focus, which the button has lost. */
function Agreed({ actor }: { actor: Actor }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <Text ref={text} tabIndex={-1} role="status" fontWeight="semibold">
        <FormattedMessage
          id="consents.changed.agreed"
          defaultMessage="Thank you. You'll find what you agreed to in My profile, under What you agreed to."
        />
      </Text>
      <Row>
        <Button
          kind="ghost"
          width={{ base: 'full', sm: 'auto' }}
          onClick={() => actor.send({ type: 'card.closed' })}
        >
          <FormattedMessage
            id="consents.changed.close"
            defaultMessage="Close"
            description="Button"
          />
        </Button>
      </Row>
    </>
  );
}
