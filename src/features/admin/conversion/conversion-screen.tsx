import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { RecordPage, RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { ConversionDialog } from './conversion-dialog.tsx';
import { type Conversion, type conversionMachine, isConvertible } from './conversion-machines.ts';
import { conversionPaths } from './conversion-paths.ts';

type Props = { actor: ActorRefFrom<typeof conversionMachine> };
type ScreenProps = Props & { sources: (conversion: Conversion) => ReactNode };

/** What the conversion of one creator takes over; it is confirmed in a dialog. */
export function ConversionScreen({ actor, sources }: ScreenProps) {
  return (
    <RecordPage
      actor={actor}
      back={{
        href: conversionPaths.list,
        label: <FormattedMessage id="conversion.back" defaultMessage="All OGC creators" />,
      }}
      title={(conversion) =>
        conversion ? (
          <FormattedMessage
            id="conversion.one"
            defaultMessage="Convert {name}"
            values={{ name: <bdi>{conversion.creator.name ?? conversion.creator.handle}</bdi> }}
          />
        ) : (
          <FormattedMessage id="conversion.convert-creator" defaultMessage="Convert creator" />
        )
      }
      actions={(conversion) => <ConversionActions actor={actor} conversion={conversion} />}
      done={(conversion) => <Converted conversion={conversion} />}
      dialog={<ConversionDialog actor={actor} />}
    >
      {(conversion) => (
        <>
          <ConversionDetails conversion={conversion} />
          {sources(conversion)}
        </>
      )}
    </RecordPage>
  );
}

function ConversionActions({ actor, conversion }: Props & { conversion: Conversion }) {
  const request = () =>
    actor.send({ type: 'action.requested', action: { kind: 'convert', conversion } });
  return (
    <>
      <RouterButton
        kind="secondary"
        size="sm"
        to={`/app/creator?creator=${conversion.creator.creatorUserId}`}
      >
        <FormattedMessage id="conversion.open-creator" defaultMessage="Open creator" />
      </RouterButton>
      {isConvertible(conversion) && (
        <Button size="sm" onClick={request}>
          <FormattedMessage id="conversion.convert" defaultMessage="Convert…" />
        </Button>
      )}
    </>
  );
}

/** The server's message ("Success"), and what it means. */
const Converted = ({ conversion: { creator, converted } }: { conversion: Conversion }) => (
  <FormattedMessage
    id="conversion.success"
    defaultMessage="Success. {name} is now {creatorType} and has {posts, plural, one {# published post} other {# published posts}} from {sources, plural, one {# source} other {# sources}}."
    description="After a conversion; creatorType: ICC or UGC"
    values={{
      name: <bdi>{creator.name ?? creator.handle}</bdi>,
      creatorType: creator.creatorType,
      ...converted,
    }}
  />
);

function ConversionDetails({ conversion }: { conversion: Conversion }) {
  const { creator, pending, converted } = conversion;
  const isOpen = isConvertible(conversion);
  return (
    <>
      {!isOpen && (
        <Banner tone="info">
          {converted.sources > 0 ? (
            <FormattedMessage
              id="conversion.was-converted"
              defaultMessage="This creator is converted. There is nothing left to do."
            />
          ) : (
            <FormattedMessage
              id="conversion.not-ogc"
              defaultMessage="This creator isn't OGC and has no sources, so there is nothing to convert."
            />
          )}
        </Banner>
      )}
      <Card>
        <Heading as="h2" size="sm">
          {isOpen ? (
            <FormattedMessage id="conversion.moves" defaultMessage="What moves" />
          ) : (
            <FormattedMessage id="conversion.moved" defaultMessage="What was converted" />
          )}
        </Heading>
        <RecordValues>
          <RecordValue
            name={<FormattedMessage id="conversion.type" defaultMessage="Creator type" />}
          >
            {creator.creatorType}
          </RecordValue>
          <RecordValue name={<FormattedMessage id="conversion.sources" defaultMessage="Sources" />}>
            <Num value={(isOpen ? pending : converted).sources} />
          </RecordValue>
          <RecordValue
            name={<FormattedMessage id="conversion.posts" defaultMessage="Crawled posts" />}
          >
            <Num value={(isOpen ? pending : converted).posts} />
          </RecordValue>
        </RecordValues>
        {isOpen && (
          <Text size="sm" muted>
            <FormattedMessage
              id="conversion.effect"
              defaultMessage="The crawled posts become published posts of the creator, with the same links and numbers. The crawler stops importing the sources."
            />
          </Text>
        )}
      </Card>
    </>
  );
}
