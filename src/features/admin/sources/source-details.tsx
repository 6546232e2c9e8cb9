import { FormattedMessage } from 'react-intl';
import { publisherPaths } from '#src/features/admin/publishers/index.ts';
import { RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text, TextLink } from '#src/ui/layout/text.tsx';
import type { Source } from './source-list-machines.ts';
import { CrawlingBadge, SourceLanguage } from './source-status.tsx';

/** All that is known of a source. */
export function SourceDetails({ source }: { source: Source }) {
  const { account, creator, ownerEmails, key, homeUrl, feedUrl } = source;
  return (
    <RecordValues>
      <CrawlingValues source={source} />
      <RecordValue name={<FormattedMessage id="sources.publisher" defaultMessage="Publisher" />}>
        {account && (
          <RouterLink to={publisherPaths.record(account)}>
            <bdi>{account.name}</bdi>
          </RouterLink>
        )}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="sources.creator" defaultMessage="Creator" />}>
        <RouterLink to={`/app/creator?creator=${creator.creatorUserId}`}>
          <bdi>{creator.name ?? creator.handle}</bdi>
        </RouterLink>{' '}
        <Text as="span" size="sm" muted>
          {creator.creatorType}
        </Text>
      </RecordValue>
      <RecordValue name={<FormattedMessage id="sources.owners" defaultMessage="Owners" />}>
        {ownerEmails.length > 0 && (
          <Row as="ul" gap="1" columnGap="4" listStyleType="none">
            {ownerEmails.map((email) => (
              <li key={email}>
                <bdi dir="ltr">{email}</bdi>
              </li>
            ))}
          </Row>
        )}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="sources.language" defaultMessage="Language" />}>
        <SourceLanguage language={source.language} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="sources.home" defaultMessage="Website" />}>
        <WebLink url={homeUrl} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="sources.feed" defaultMessage="Feed" />}>
        {feedUrl && <WebLink url={feedUrl} />}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="sources.key" defaultMessage="Key" />}>
        <code dir="ltr">{key}</code>
      </RecordValue>
      <RecordValue name={<FormattedMessage id="sources.created" defaultMessage="Created" />}>
        <DateTime time={source.createdAt} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="sources.updated" defaultMessage="Last change" />}>
        <DateTime time={source.updatedAt} />
      </RecordValue>
    </RecordValues>
  );
}

function CrawlingValues({ source }: { source: Source }) {
  const { latestPostAt, convertedAt } = source;
  return (
    <>
      <RecordValue name={<FormattedMessage id="sources.crawling" defaultMessage="Crawling" />}>
        <CrawlingBadge source={source} />
      </RecordValue>
      {convertedAt === null ? (
        <RecordValue
          name={<FormattedMessage id="sources.latest" defaultMessage="Newest crawled post" />}
        >
          {latestPostAt && <DateTime time={latestPostAt} />}
        </RecordValue>
      ) : (
        <RecordValue
          name={<FormattedMessage id="sources.converted-at" defaultMessage="Converted on" />}
        >
          <DateTime time={convertedAt} />
        </RecordValue>
      )}
    </>
  );
}

const WebLink = ({ url }: { url: string }) => (
  <TextLink href={url} target="_blank" rel="noopener noreferrer">
    <bdi dir="ltr">{url}</bdi>
  </TextLink>
);
