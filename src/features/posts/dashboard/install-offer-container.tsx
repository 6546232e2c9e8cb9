import { type ComponentType, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { draftStageStates, type PostState, statusGroups } from '#domain/post/post-states.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';
import { useSession } from '#src/api/session-context.ts';
import { InstallPanel, isInstallOfferDue, useInstallOffer } from '#src/features/install/index.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import type { PostListActor } from '../list/post-list-actor.ts';

type Props = { list: PostListActor };

declare module '#src/ui/feedback/lazy-with-preload.tsx' {
  interface LateParts {
    /** The offer to install the portal, below the list of posts. */
    InstallOffer?: ComponentType<Props>;
  }
}

/** The offer to install the portal, for a person who has not answered it on this device. */
export function InstallOfferContainer(props: Props) {
  const { currentUser } = useSession();
  const [isDue] = useState(() => isInstallOfferDue(currentUser));
  return isDue ? <LiveInstallOffer {...props} /> : null;
}

const sentStates: readonly PostState[] = [
  ...draftStageStates.inReview,
  ...draftStageStates.scheduled,
  ...statusGroups.published,
];

/** Whether the welcome or the linking of logins may come (machines/flow/onboarding). */
const isNewcomer = ({ newUser, creatorType }: CurrentUser) => newUser && creatorType !== 'OGC';

function LiveInstallOffer({ list }: Props) {
  const { currentUser } = useSession();
  const actor = useInstallOffer('list');
  const toast = useToast();
  useEffect(() => {
    const sync = () => {
      const { rows } = list.getSnapshot().context;
      const moment = {
        hasSentPost: rows.some(({ state }) => sentStates.includes(state)),
        isOnline: navigator.onLine,
        isInterrupted:
          isNewcomer(currentUser) ||
          currentUser.isAgreementDue === true ||
          document.querySelector('dialog[open]') !== null,
      };
      actor.send({ type: 'list.changed', moment });
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
          defaultMessage="You can install the app later from the “Help” page."
        />,
      ),
    );
    return () => subscription.unsubscribe();
  }, [actor, toast]);
  return <InstallPanel actor={actor} />;
}
