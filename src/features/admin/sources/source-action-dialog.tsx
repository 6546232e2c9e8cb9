import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ActionDialog, type ActionTexts } from '#src/features/admin/records/index.ts';
import type { SourceAction, sourceMachine } from './source-machines.ts';

/** Asks before the crawling of a source starts or stops. */
export const SourceActionDialog = ({ actor }: { actor: ActorRefFrom<typeof sourceMachine> }) => (
  <ActionDialog actor={actor} texts={actionTexts} />
);

function actionTexts({ kind, source }: SourceAction): ActionTexts {
  const name = <bdi>{source.name}</bdi>;
  switch (kind) {
    case 'stop-crawling':
      return {
        title: (
          <FormattedMessage
            id="sources.stop.title"
            defaultMessage="Stop crawling {name}?"
            values={{ name }}
          />
        ),
        effect: (
          <FormattedMessage
            id="sources.stop.effect"
            defaultMessage="New posts of this site are no longer imported. Posts that are already imported stay. You can start again at any time."
          />
        ),
        confirm: (
          <FormattedMessage id="sources.stop" defaultMessage="Stop crawling" description="Button" />
        ),
        isDangerous: true,
      };
    case 'start-crawling':
      return {
        title: (
          <FormattedMessage
            id="sources.start.title"
            defaultMessage="Start crawling {name}?"
            values={{ name }}
          />
        ),
        effect: (
          <FormattedMessage
            id="sources.start.effect"
            defaultMessage="New posts of this site are imported again and shown to readers."
          />
        ),
        confirm: (
          <FormattedMessage
            id="sources.start"
            defaultMessage="Start crawling"
            description="Button"
          />
        ),
      };
  }
}
