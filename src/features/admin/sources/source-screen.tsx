import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { conversionPaths } from '#src/features/admin/conversion/index.ts';
import { RecordPage } from '#src/features/admin/records/index.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { SourceActionDialog } from './source-action-dialog.tsx';
import { SourceDetails } from './source-details.tsx';
import type { Source } from './source-list-machines.ts';
import type { sourceMachine } from './source-machines.ts';
import { sourcePaths } from './source-paths.ts';

type Props = { actor: ActorRefFrom<typeof sourceMachine> };
type ScreenProps = Props & {
  posts: (source: Source) => ReactNode;
  history: (source: Source) => ReactNode;
};

/** One source: its details, its latest crawled posts and its history. */
export function SourceScreen({ actor, posts, history }: ScreenProps) {
  return (
    <RecordPage
      actor={actor}
      back={{
        href: sourcePaths.list,
        label: <FormattedMessage id="sources.back" defaultMessage="All sources" />,
      }}
      title={(source) =>
        source ? (
          <bdi>{source.name}</bdi>
        ) : (
          <FormattedMessage id="sources.one" defaultMessage="Source" />
        )
      }
      actions={(source) => <SourceActions actor={actor} source={source} />}
      dialog={<SourceActionDialog actor={actor} />}
    >
      {(source) => (
        <>
          <Card>
            <SourceDetails source={source} />
          </Card>
          {posts(source)}
          {history(source)}
        </>
      )}
    </RecordPage>
  );
}

function SourceActions({ actor, source }: Props & { source: Source }) {
  const { crawling, convertedAt, creator } = source;
  const kind = crawling ? 'stop-crawling' : 'start-crawling';
  return (
    <>
      <RouterButton kind="secondary" size="sm" to={sourcePaths.edit(source)}>
        <FormattedMessage id="sources.edit" defaultMessage="Edit" description="Button" />
      </RouterButton>
      {convertedAt === null && (
        <Button
          kind="secondary"
          size="sm"
          onClick={() => actor.send({ type: 'action.requested', action: { kind, source } })}
        >
          {crawling ? (
            <FormattedMessage
              id="sources.stop"
              defaultMessage="Stop crawling"
              description="Button"
            />
          ) : (
            <FormattedMessage
              id="sources.start"
              defaultMessage="Start crawling"
              description="Button"
            />
          )}
        </Button>
      )}
      {creator.creatorType === 'OGC' && (
        <RouterButton kind="secondary" size="sm" to={conversionPaths.record(creator)}>
          <FormattedMessage
            id="sources.convert"
            defaultMessage="Convert creator"
            description="Button: leads to the conversion of an OGC creator"
          />
        </RouterButton>
      )}
    </>
  );
}
