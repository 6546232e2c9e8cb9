import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { RecordPage, RecordValue, RecordValues } from '#src/features/admin/records/index.ts';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { HashtagActionDialog } from './hashtag-action-dialog.tsx';
import type { Hashtag, HashtagAction, hashtagMachine } from './hashtag-machines.ts';
import { hashtagPaths } from './hashtag-paths.ts';
import { HashtagStatus } from './hashtag-values.tsx';

type Props = { actor: ActorRefFrom<typeof hashtagMachine> };
type ScreenProps = Props & { history: (hashtag: Hashtag) => ReactNode };

/** One hashtag, its history, and what staff can decide about it. */
export function HashtagScreen({ actor, history }: ScreenProps) {
  return (
    <RecordPage
      actor={actor}
      back={{
        href: hashtagPaths.list,
        label: <FormattedMessage id="hashtags.back" defaultMessage="All hashtags" />,
      }}
      title={(hashtag) =>
        hashtag ? (
          <bdi>#{hashtag.title}</bdi>
        ) : (
          <FormattedMessage id="hashtags.name" defaultMessage="Hashtag" />
        )
      }
      actions={(hashtag) => <HashtagActions actor={actor} hashtag={hashtag} />}
      dialog={<HashtagActionDialog actor={actor} />}
    >
      {(hashtag) => (
        <>
          <Card>
            <RecordValues>
              <RecordValue name={<FormattedMessage id="hashtags.status" defaultMessage="Status" />}>
                <HashtagStatus hashtag={hashtag} />
              </RecordValue>
              <RecordValue name={<FormattedMessage id="hashtags.uses" defaultMessage="Posts" />}>
                <Num value={hashtag.uses} />
              </RecordValue>
            </RecordValues>
          </Card>
          {history(hashtag)}
        </>
      )}
    </RecordPage>
  );
}

function HashtagActions({ actor, hashtag }: Props & { hashtag: Hashtag }) {
  const request = (kind: HashtagAction['kind']) =>
    actor.send({ type: 'action.requested', action: { kind, hashtag } });
  const { isHidden, isDhTag } = hashtag;
  return (
    <>
      <Button
        kind="secondary"
        size="sm"
        onClick={() => request(isDhTag ? 'stop-featuring' : 'feature')}
      >
        {isDhTag ? (
          <FormattedMessage id="hashtags.stop-featuring" defaultMessage="Stop featuring" />
        ) : (
          <FormattedMessage id="hashtags.feature" defaultMessage="Feature in the app" />
        )}
      </Button>
      <Button kind="secondary" size="sm" onClick={() => request(isHidden ? 'show' : 'hide')}>
        {isHidden ? (
          <FormattedMessage id="hashtags.show" defaultMessage="Show again" />
        ) : (
          <FormattedMessage id="hashtags.hide" defaultMessage="Hide" />
        )}
      </Button>
    </>
  );
}
