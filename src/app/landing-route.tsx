import { useActorRef, useSelector } from '@xstate/react';
import { useContext } from 'react';
import { Failure } from '#domain/failure.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { isPhoneOffered } from '#domain/regions.ts';
import { LandingScreen } from '#src/landing/landing-screen.tsx';
import {
  BrowserNeeded,
  InvitationNote,
  liveLoginMachine,
  offeredProviders,
  useArrival,
  useProviderReturn,
  useShownInvitation,
  useSignedIn,
} from '#src/login/index.ts';
import { RegionContext, usePortal } from './app-context.ts';

/** /login: the landing page, with the ways to sign in. Drawn before the configuration is there, to be read at once. */
export default function LandingRoute() {
  const { actor: portal, config } = usePortal();
  const region = useContext(RegionContext);
  const phoneOffered = isPhoneOffered(config?.region ?? region ?? 'DH_APP');
  const invitation = useShownInvitation();
  const login = useActorRef(liveLoginMachine, { input: { variant: 'external', ...useArrival() } });
  useSignedIn(login);
  useProviderReturn(login);
  const snapshot = useSelector(login, (current) => current);
  const failure = snapshot.matches('blocked')
    ? new Failure({ code: 'account-blocked' })
    : snapshot.hasTag('failed')
      ? snapshot.context.failure
      : null;
  return (
    <LandingScreen
      phoneOffered={phoneOffered}
      offered={offeredProviders(config)}
      onGoogle={() => login.send({ type: 'provider.chosen', provider: 'GOOGLE' })}
      onFacebook={() => login.send({ type: 'provider.chosen', provider: 'FACEBOOK' })}
      busy={snapshot.hasTag('busy') ? snapshot.context.provider : null}
      failure={failure}
      notice={
        <>
          {invitation && <InvitationNote invitation={invitation} />}
          {snapshot.matches('browserNeeded') && (
            <BrowserNeeded provider={snapshot.context.provider} phoneOffered={phoneOffered} />
          )}
        </>
      }
      {...(config && { supportEmail: config.supportEmail })}
      onLanguageChosen={(language) =>
        portal.send({ type: 'language.chosen', language: language as InterfaceLanguage })
      }
    />
  );
}
