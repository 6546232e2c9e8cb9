import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { draftStageStates, type PostState, statusGroups } from '#domain/post/post-states.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';
import { useSession } from '#src/api/session-context.ts';
import { hasSentPost } from '#src/device/sent-post.ts';
import { InstallPanel, useInstallOffer } from '#src/features/install/index.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import type { PostListActor } from '../list/post-list-actor.ts';

const sentStates: readonly PostState[] = [
  ...draftStageStates.inReview,
  ...draftStageStates.scheduled,
  ...statusGroups.published,
];

/** Whether the welcome or the linking of logins may come (machines/flow/onboarding). */
const isNewcomer = ({ newUser, creatorType }: CurrentUser) => newUser && creatorType !== 'OGC';

type Props = {
  list: PostListActor /** Whether it is drawn together with the list. */;
  isEarly: boolean;
};

/** The chart `install-offer` above the list of posts. */
export default function InstallOfferContainer({ list, isEarly }: Props) {
  const { currentUser } = useSession();
  const actor = useInstallOffer(isEarly ? 'withList' : 'afterList');
  const toast = useToast();
  useEffect(() => {
    const sync = () => {
      const { rows } = list.getSnapshot().context;
      if (rows.length === 0) return actor.send({ type: 'list.cleared' });
      const moment = {
        hasSentPost:
          hasSentPost(currentUser.userId ?? '') ||
          rows.some(({ state }) => sentStates.includes(state)),
        isOnline: navigator.onLine,
        isInterrupted:
          isNewcomer(currentUser) ||
          currentUser.isAgreementDue === true ||
          document.querySelector('dialog[open]') !== null,
      };
      actor.send({ type: 'list.shown', moment });
    };
    sync();
    const subscription = list.subscribe(sync);
    return () => subscription.unsubscribe();
  }, [actor, list, currentUser]);
  useEffect(() => {
    const subscription = actor.on('offer.postponed', () =>
      toast(
        <FormattedMessage
          id="install.postponed"
          defaultMessage="You can install the app later from your profile menu."
        />,
      ),
    );
    return () => subscription.unsubscribe();
  }, [actor, toast]);
  return <InstallPanel actor={actor} />;
}
