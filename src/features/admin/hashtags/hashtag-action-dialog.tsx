import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ActionDialog, type ActionTexts } from '#src/features/admin/records/index.ts';
import type { HashtagAction, hashtagMachine } from './hashtag-machines.ts';

/** Asks before a hashtag is hidden, shown again, or featured in the app. */
export const HashtagActionDialog = ({ actor }: { actor: ActorRefFrom<typeof hashtagMachine> }) => (
  <ActionDialog actor={actor} texts={actionTexts} />
);

function actionTexts({ kind, hashtag }: HashtagAction): ActionTexts {
  const title = <bdi>#{hashtag.title}</bdi>;
  switch (kind) {
    case 'hide':
      return hideTexts({ title });
    case 'show':
      return showTexts({ title });
    case 'feature':
      return featureTexts({ title });
    case 'stop-featuring':
      return stopFeaturingTexts({ title });
  }
}

const hideTexts = ({ title }: { title: ReactNode }): ActionTexts => ({
  title: (
    <FormattedMessage id="hashtags.hide.title" defaultMessage="Hide {title}?" values={{ title }} />
  ),
  effect: (
    <FormattedMessage
      id="hashtags.hide.effect"
      defaultMessage="Writers are no longer offered it, and the app no longer features it. Posts that have it keep it."
    />
  ),
  confirm: <FormattedMessage id="hashtags.hide" defaultMessage="Hide" />,
  isDangerous: true,
});

const showTexts = ({ title }: { title: ReactNode }): ActionTexts => ({
  title: (
    <FormattedMessage
      id="hashtags.show.title"
      defaultMessage="Show {title} again?"
      values={{ title }}
    />
  ),
  effect: (
    <FormattedMessage
      id="hashtags.show.effect"
      defaultMessage="Writers are offered it again while they type."
    />
  ),
  confirm: <FormattedMessage id="hashtags.show" defaultMessage="Show again" />,
});

const featureTexts = ({ title }: { title: ReactNode }): ActionTexts => ({
  title: (
    <FormattedMessage
      id="hashtags.feature.title"
      defaultMessage="Feature {title} in the app?"
      values={{ title }}
    />
  ),
  effect: (
    <FormattedMessage
      id="hashtags.feature.effect"
      defaultMessage="The reader app lists it as a topic. At most 200 hashtags can be featured."
    />
  ),
  confirm: <FormattedMessage id="hashtags.feature" defaultMessage="Feature in the app" />,
});

const stopFeaturingTexts = ({ title }: { title: ReactNode }): ActionTexts => ({
  title: (
    <FormattedMessage
      id="hashtags.stop-featuring.title"
      defaultMessage="Stop featuring {title}?"
      values={{ title }}
    />
  ),
  effect: (
    <FormattedMessage
      id="hashtags.stop-featuring.effect"
      defaultMessage="The reader app no longer lists it as a topic. Writers can still use it."
    />
  ),
  confirm: <FormattedMessage id="hashtags.stop-featuring" defaultMessage="Stop featuring" />,
});
