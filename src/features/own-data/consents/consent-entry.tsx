import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { legalPath } from '#domain/consent/notices.ts';
import { nativeLanguageName } from '#domain/language/languages.ts';
import { topicNames } from '#src/features/notification-settings/index.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text, TextLink, VisuallyHidden } from '#src/ui/layout/text.tsx';
import { purposeTexts, screenTexts, withdrawalPlaces, withdrawalTexts } from './consent-texts.ts';
import type { Consent } from './consents-machine.ts';

type Props = { consent: Consent; isOwn: boolean };

/** One thing a person agreed to: when, where, by which text, and how to withdraw. */
export function ConsentEntry({ consent, isOwn }: Props) {
  return (
    <Stack gap="1">
      <Row gap="2" justifyContent="space-between">
        <Text fontWeight="semibold">
          <FormattedMessage {...purposeTexts[consent.purpose]} />
          {consent.topic && (
            <>
              {': '}
              <FormattedMessage {...topicNames[consent.topic]} />
            </>
          )}
        </Text>
        <Status consent={consent} />
      </Row>
      {consent.givenAt && (
        <Text size="sm" muted>
          <FormattedMessage
            id="consents.given"
            defaultMessage="Agreed {time}. {screen}."
            description="screen says where, such as: When signing in"
            values={{
              time: <DateTime time={consent.givenAt} />,
              screen: <FormattedMessage {...screenTexts[consent.screen]} />,
            }}
          />
        </Text>
      )}
      {consent.withdrawnAt && (
        <Text size="sm" muted>
          <FormattedMessage
            id="consents.withdrawn-at"
            defaultMessage="Withdrawn {time}."
            values={{ time: <DateTime time={consent.withdrawnAt} /> }}
          />
        </Text>
      )}
      <Version consent={consent} />
      {isOwn && consent.isCurrent && <Withdrawal consent={consent} />}
    </Stack>
  );
}

function Status({ consent: { isCurrent, withdrawnAt } }: { consent: Consent }) {
  if (isCurrent)
    return (
      <StatusBadge tone="success">
        <FormattedMessage id="consents.status.current" defaultMessage="In effect" />
      </StatusBadge>
    );
  return (
    <StatusBadge tone="neutral">
      {withdrawnAt ? (
        <FormattedMessage id="consents.status.withdrawn" defaultMessage="Withdrawn" />
      ) : (
        <FormattedMessage
          id="consents.status.replaced"
          defaultMessage="Replaced"
          description="By a later text that the person agreed to"
        />
      )}
    </StatusBadge>
  );
}

function Version({ consent: { purpose, version, language } }: { consent: Consent }) {
  const intl = useIntl();
  if (!version || !language) return null;
  const values = {
    date: <FormattedDate value={version} dateStyle="long" timeZone="UTC" />,
    language: <bdi>{nativeLanguageName(language)}</bdi>,
  };
  return (
    <Text size="sm" muted>
      {purpose === 'terms' || purpose === 'privacy' ? (
        <FormattedMessage
          id="consents.version.link"
          defaultMessage="<link>Text of {date}</link>, page in {language}."
          values={{
            ...values,
            link: (text) => (
              <TextLink key="text" href={legalPath(purpose, version, language)}>
                {text}
                <VisuallyHidden>{` ${intl.formatMessage(purposeTexts[purpose])}`}</VisuallyHidden>
              </TextLink>
            ),
          }}
        />
      ) : (
        <FormattedMessage
          id="consents.version"
          defaultMessage="Text of {date}, page in {language}."
          values={values}
        />
      )}
    </Text>
  );
}

function Withdrawal({ consent: { purpose } }: { consent: Consent }) {
  const place = withdrawalPlaces[purpose];
  const label = (
    <FormattedMessage
      id="consents.withdraw"
      defaultMessage="Withdraw"
      description="Link to where a consent is withdrawn"
    />
  );
  return (
    <Text size="sm">
      <FormattedMessage {...withdrawalTexts[purpose]} />{' '}
      {place.startsWith('#') ? (
        <TextLink href={place}>{label}</TextLink>
      ) : (
        <RouterLink to={place}>{label}</RouterLink>
      )}
    </Text>
  );
}
