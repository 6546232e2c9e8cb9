import { useSelector } from '@xstate/react';
import { useContext, useState } from 'react';
import { isPhoneOffered } from '#domain/auth/regions.ts';
import { Failure } from '#domain/contract/failure.ts';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { prerenderedInstallation } from '#src/api/prerendered-installation.ts';
import { RegionContext, usePortal } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import {
  agreeingLoginMachine,
  ExternalBrowserNotice,
  InvitationNotice,
  offeredProviders,
  useEntryParams,
  useInvitation,
  useProviderReturn,
  useReportSignIn,
} from '#src/features/auth/index.ts';
import { handleFormVisitReturn } from '#src/features/landing/form-visit-return.ts';
import { LandingScreen } from '#src/features/landing/landing-screen.tsx';

/**
 * /login: the landing page with the ways to sign in. Rendered before the configuration has loaded.
 */
export default function LandingRoute() {
  useState(handleFormVisitReturn);
  const { actor: portal, config } = usePortal();
  const region = useContext(RegionContext);
  const phoneOffered = isPhoneOffered(config?.region ?? region ?? 'DH_APP');
  const invitation = useInvitation();
  const login = useActorRef(agreeingLoginMachine, {
    input: { variant: 'external', ...useEntryParams() },
  });
  useReportSignIn(login);
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
          {invitation && <InvitationNotice invitation={invitation} />}
          {snapshot.matches('browserNeeded') && (
            <ExternalBrowserNotice
              provider={snapshot.context.provider}
              phoneOffered={phoneOffered}
            />
          )}
        </>
      }
      supportEmail={(config ?? prerenderedInstallation()).supportEmail}
      onLanguageChosen={(language) =>
        portal.send({ type: 'language.chosen', language: language as InterfaceLanguage })
      }
    />
  );
}
