import { LogOut } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { AppActor } from '#src/api/session-context.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { AccountLanguageSelector } from '../layout/account-language-selector.tsx';
import { TopBar } from './top-bar.tsx';

type PreDashboardBarProps = {
  actor: AppActor;
  home: string;
  /** False when the session is over already. */
  canSignOut?: boolean;
};

/** The bar of the pages before the main area, with the way out (spec point 2). */
export function PreDashboardBar({ actor, home, canSignOut = true }: PreDashboardBarProps) {
  return (
    <TopBar
      crowded
      home={home}
      entries={[]}
      actions={
        <>
          <AccountLanguageSelector actor={actor} />
          {canSignOut && <SignOut actor={actor} />}
        </>
      }
    />
  );
}

function SignOut({ actor }: { actor: AppActor }) {
  return (
    <Button
      kind="ghost"
      size="sm"
      icon={<LogOut size="1.2em" aria-hidden="true" />}
      onClick={() => actor.send({ type: 'sign-out.requested' })}
    >
      <FormattedMessage id="app.profile.sign-out" defaultMessage="Sign out" description="Menu" />
    </Button>
  );
}
