import { type InstallWay, installOfferMachine } from '#machines/flow/app/install-offer.ts';
import { InstallDialog } from '#src/features/install/install-dialog.tsx';
import { InstallPanel } from '#src/features/install/install-panel.tsx';
import type { InstallOfferActor } from '#src/features/install/use-install-offer.ts';
import { Page } from '#src/ui/layout/layout.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'App/Install offer' };

type State = 'offered' | 'explained' | 'asking' | 'accepted' | 'failed';

/** In the width of the list of posts. */
const OnList = ({ actor }: { actor: InstallOfferActor }) => (
  <Page reading paddingBlock="6">
    <InstallPanel actor={actor} />
  </Page>
);
const onList = (value: State, way: InstallWay | null = 'prompt') =>
  screenStory(OnList, installOfferMachine, { value, context: { way, origin: 'list' } });
const fromHelp = (value: State, way: InstallWay | null = 'prompt') =>
  screenStory(InstallDialog, installOfferMachine, { value, context: { way, origin: 'help' } });

export const Offered = onList('offered');
export const Explained = onList('explained', 'steps');
export const Asking = onList('asking', null);
export const Accepted = onList('accepted', null);
export const Failed = onList('failed', null);
export const OfferedFromHelp = fromHelp('offered');
export const ExplainedFromHelp = fromHelp('explained', 'steps');
export const FailedFromHelp = fromHelp('failed', null);
