import { useActorRef, useSelector } from '@xstate/react';
import { useContext } from 'react';
import { Failure } from '#domain/failure.ts';
import type { InterfaceLanguage } from '#domain/languages.ts';
import { isPhoneOffered } from '#domain/regions.ts';
import { LandingScreen } from '#src/landing/landing-screen.tsx';
import { liveLoginMachine, offeredProviders, useProviderReturn, useSignedIn } from '#src/login/index.ts';
import { RegionContext, usePortal } from './app-context.ts';

/** /login: the landing page, with the ways to sign in. Drawn before the configuration is there, to be read at once. */
export function LandingRoute() {
  const { actor: portal, config } = usePortal();
  const region = useContext(RegionContext);
  const login = useActorRef(liveLoginMachine, { input: { variant: 'external' } });
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
      phoneOffered={isPhoneOffered(config?.region ?? region ?? 'DH_APP')}
      offered={offeredProviders(config)}
      onGoogle={() => login.send({ type: 'provider.chosen', provider: 'GOOGLE' })}
      onFacebook={() => login.send({ type: 'provider.chosen', provider: 'FACEBOOK' })}
      busy={snapshot.hasTag('busy') ? snapshot.context.provider : null}
      failure={failure}
      {...(config && { supportEmail: config.supportEmail })}
      onLanguageChosen={(language) =>
        portal.send({ type: 'language.chosen', language: language as InterfaceLanguage })
      }
    />
  );
}
