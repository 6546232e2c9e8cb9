import { createContext, useContext, useEffect } from 'react';
import type { ActorRefFrom, AnyEventObject } from 'xstate';
import type { Region } from '#domain/auth/regions.ts';
import type { appMachine, Config, CurrentUser } from '#machines/flow/app/app.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';

export type AppActor = ActorRefFrom<typeof appMachine>;

/** What every page of a signed-in person may use. */
export type SessionServices = {
  currentUser: CurrentUser;
  config: Config;
  actor: AppActor;
  /** Loads the current user again; the page stays, and moves on when the next screen changed. */
  refreshUser: () => void;
  /** For calls that do not use src/api/client.ts, which reports failures itself. */
  reportSessionExpired: () => void;
};

/** Available on every page, signed in or not. */
export type PortalServices = {
  actor: AppActor;
  /** Null until it has loaded; the landing page is shown before. */
  config: Config | null;
};

/**
 * The region that the page is for before the configuration has loaded; the same with and without a
 * browser.
 */
export const RegionContext = createContext<Region | null>(null);

export const PortalContext = createContext<PortalServices | null>(null);

/** @throws outside of the portal. */
export function usePortal(): PortalServices {
  const services = useContext(PortalContext);
  if (!services) throw new Error('usePortal() is for pages of the portal.');
  return services;
}

export const SessionContext = createContext<SessionServices | null>(null);

/** @throws outside of a page of a signed-in person. */
export function useSession(): SessionServices {
  const services = useContext(SessionContext);
  if (!services) throw new Error('useApp() is for pages of a signed-in person.');
  return services;
}

const globalEvents: GlobalEvent['type'][] = [
  'session.expired',
  'session.restored',
  'signed.out',
  'network.offline',
  'network.online',
];

type Listener = { send: (event: GlobalEvent) => void };

/**
 * Hands the global events on to an area's actor, as long as the page is shown. There are none where
 * a part of a page is drawn without the portal, as in stories.
 */
export function useGlobalEvents(
  listener: Listener | { send: (event: AnyEventObject) => void },
): void {
  const actor = useContext(PortalContext)?.actor;
  useEffect(() => {
    if (!actor) return;
    const subscriptions = globalEvents.map((type) =>
      actor.on(type, (event) => listener.send(event)),
    );
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, listener]);
}

/** Tells the layout that the page shows the end of the session: there is nothing to sign out of. */
export const SessionOverContext = createContext<(isOver: boolean) => void>(() => {});

/** Says so while it is true and the page is there. */
export function useSessionOver(isOver: boolean): void {
  const report = useContext(SessionOverContext);
  useEffect(() => {
    report(isOver);
    return () => report(false);
  }, [report, isOver]);
}
