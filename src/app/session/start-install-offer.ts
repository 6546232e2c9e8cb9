import type { CurrentUser } from '#machines/flow/app/app.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { watchInstallWay } from '#src/device/install-prompt.ts';
import { isInstallOfferDue } from '#src/features/install/is-install-offer-due.ts';
import { lateParts } from '#src/ui/feedback/lazy-with-preload.tsx';

/**
 * Fetches the offer to install the portal as soon as it is due to the person who is signed in. The
 * list of posts draws it when it is opened next (src/features/posts/dashboard).
 */
export function startInstallOffer(app: AppActor): void {
  let seen: CurrentUser | null = null;
  const look = () => {
    if (lateParts.InstallOffer || !seen || !isInstallOfferDue(seen)) return;
    import('#src/features/posts/dashboard/install-offer-container.tsx')
      .then(({ InstallOfferContainer }) => {
        lateParts.InstallOffer = InstallOfferContainer;
      })
      // Without a network there is no offer; the next look fetches it again.
      .catch(() => {});
  };
  watchInstallWay(look);
  app.subscribe(({ context }) => {
    if (context.user === seen) return;
    seen = context.user;
    look();
  });
  seen = app.getSnapshot().context.user;
  look();
}
