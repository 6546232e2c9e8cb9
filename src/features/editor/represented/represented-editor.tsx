import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import AllFormatsEditor from '../all-formats-editor.tsx';
import type { EditorTarget } from '../editor.tsx';
import { liveRepresentedMachine } from './represented-machine.ts';
import { RepresentedScreen } from './represented-screen.tsx';

type Props = { userId: string; post: EditorTarget };

/** The editor of a post that an agency writes for one of its creators. */
export default function RepresentedEditor({ userId, post }: Props) {
  const actor = useActorRef(liveRepresentedMachine, { input: { filters: { userId } } });
  useGlobalEvents(actor);
  return (
    <RepresentedScreen
      actor={actor}
      editor={(represented) => <AllFormatsEditor {...post} represented={represented} />}
    />
  );
}
