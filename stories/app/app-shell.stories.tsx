import { Failure } from '#domain/contract/failure.ts';
import { appMachine } from '#machines/flow/app/app.ts';
import { reauthMachine } from '#machines/flow/auth/reauth.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { AppScreen } from '#src/app/app-screen.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';
import { appContext, nobody, powerless, staff, unverified } from './current-users.ts';

export default { title: 'App/Shell' };

/** Represents any page. */
function AnyPage() {
  return (
    <Page paddingBlock="8">
      <PageTitle>DH</PageTitle>
      <Skeleton />
    </Page>
  );
}

const pages = Object.fromEntries(
  ['/login/mobile', '/verify-phone', '/app/post/list', '/app/internal'].map((path) => [
    path,
    AnyPage,
  ]),
);

function Shell({ actor }: { actor: AppActor }) {
  return <AppScreen actor={actor} pages={pages} />;
}

type Area = 'main' | 'preDashboard' | 'noPermissions';
type Access = 'granted' | 'sessionLost' | 'signingOut' | 'confirmingSignOut' | 'signOutFailed';
type Rest = {
  session: 'loadFailed' | 'signedOut' | 'loadingUser' | { area: Area; access: Access } | 'loading';
  language?: 'settled' | 'unsaved';
  connection?: 'online' | 'offline';
  context?: Partial<typeof appContext>;
  path?: string;
  children?: NonNullable<Parameters<typeof drawState<typeof appMachine>>[1]['children']>;
};

const networkFailure = new Failure({ code: 'network' });

function story({
  session,
  language = 'settled',
  connection = 'online',
  context,
  path,
  children,
}: Rest) {
  const signedIn = typeof session === 'object' ? { signedIn: session } : undefined;
  const loading = { loading: { config: 'fetching', user: 'fetching' } } as const;
  return screenStory(
    Shell,
    appMachine,
    {
      value: {
        session: signedIn ?? (session === 'loading' ? loading : (session as 'signedOut')),
        person: 'settled',
        configuration: 'settled',
        language,
        connection,
      },
      context: { ...appContext, ...context },
      ...(children && { children }),
    },
    { path: path ?? '/app/post/list' },
  );
}

const lostToCode = () =>
  drawState(reauthMachine, {
    value: 'codeNeeded',
    context: { method: 'code', startedAt: 0, failure: null, user: null },
  });

export const Loading = story({ session: 'loading', context: { config: null, user: null } });
export const LoadFailed = story({
  session: 'loadFailed',
  context: { failure: new Failure({ code: 'database-unavailable', status: 503 }) },
});
export const Unreachable = story({ session: 'loadFailed', context: { failure: networkFailure } });
export const SignedOut = story({
  session: 'signedOut',
  context: { user: nobody },
  path: '/login/mobile',
});
export const Entering = story({
  session: 'loadingUser',
  context: { user: nobody },
  path: '/login/mobile',
});
export const Main = story({ session: { area: 'main', access: 'granted' } });
export const MainForStaff = story({
  session: { area: 'main', access: 'granted' },
  context: { user: staff },
  path: '/app/internal',
});
export const PreDashboard = story({
  session: { area: 'preDashboard', access: 'granted' },
  context: { user: unverified },
  path: '/verify-phone',
});
export const NoPermissions = story({
  session: { area: 'noPermissions', access: 'granted' },
  context: { user: powerless },
});
export const SessionLost = story({
  session: { area: 'main', access: 'sessionLost' },
  children: { reauth: lostToCode() },
});
export const Leaving = story({ session: { area: 'main', access: 'signingOut' } });
export const Left = story({ session: { area: 'main', access: 'confirmingSignOut' } });
export const LeaveFailed = story({
  session: { area: 'main', access: 'signOutFailed' },
  context: { failure: networkFailure },
});
export const Offline = story({
  session: { area: 'main', access: 'granted' },
  connection: 'offline',
});
export const LanguageUnsaved = story({
  session: { area: 'main', access: 'granted' },
  language: 'unsaved',
});
