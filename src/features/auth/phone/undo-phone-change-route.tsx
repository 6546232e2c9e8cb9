import { useEffect, useState } from 'react';
import { undoPhoneChangeMachine } from '#machines/flow/auth/undo-phone-change.ts';
import { operationActor } from '#src/api/actors.ts';
import { useGlobalEvents, usePortal } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { UndoPhoneChangeScreen } from './undo-phone-change-screen.tsx';

const withToken = ({ token }: { token: string | null }) => ({ body: { token: token ?? '' } });
const liveMachine = undoPhoneChangeMachine.provide({
  actors: {
    getPhoneChange: operationActor('getPhoneChange', withToken),
    undoPhoneChange: operationActor('undoPhoneChange', withToken),
  },
});

/** /undo-phone-change#token: the link in the message to a number that was changed. */
export default function UndoPhoneChangeRoute() {
  const token = useFragmentToken();
  return <UndoPhoneChange key={token} token={token} />;
}

function UndoPhoneChange({ token }: { token: string | null }) {
  const { config } = usePortal();
  const actor = useActorRef(liveMachine, { input: { token } });
  useGlobalEvents(actor);
  return <UndoPhoneChangeScreen actor={actor} supportEmail={config?.supportEmail ?? null} />;
}

const readFragmentToken = () => location.hash.slice(1) || null;

/**
 * The address forgets the token at once. A second link opened in the same tab changes only the
 * fragment.
 */
function useFragmentToken(): string | null {
  const [token, setToken] = useState(readFragmentToken);
  useEffect(() => {
    const clearFragment = () => history.replaceState(history.state, '', location.pathname);
    const onChange = () => {
      setToken((before) => readFragmentToken() ?? before);
      clearFragment();
    };
    clearFragment();
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  return token;
}
