import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { undoPhoneChangeMachine } from '#machines/flow/undo-phone-change.ts';
import { operationActor } from '#src/api/actors.ts';
import { useGlobalEvents, usePortal } from '#src/app/app-context.ts';
import { UndoPhoneChangeScreen } from './undo-phone-change-screen.tsx';

const withToken = ({ token }: { token: string | null }) => ({ body: { token: token ?? '' } });
const liveMachine = undoPhoneChangeMachine.provide({
  actors: {
    getPhoneChange: operationActor('getPhoneChange', withToken),
    undoPhoneChange: operationActor('undoPhoneChange', withToken),
  },
});

/** /undo-phone-change#token: the link in the message to a number that was changed. The address forgets the token at once. */
export default function UndoPhoneChangeRoute() {
  const { config } = usePortal();
  const [token] = useState(() => location.hash.slice(1) || null);
  const actor = useActorRef(liveMachine, { input: { token } });
  useGlobalEvents(actor);
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  return <UndoPhoneChangeScreen actor={actor} supportEmail={config?.supportEmail ?? null} />;
}
