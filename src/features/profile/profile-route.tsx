import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { screenArea } from '#domain/navigation/onboarding-steps.ts';
import { isStaffMember } from '#domain/permissions/permissions.ts';
import { maskPhone } from '#domain/person/phone.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { deleteProfilePicture } from '#src/device/profile-picture-store.ts';
import { SignInMethodsSection } from '#src/features/accounts/index.ts';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { liveProfileMachine } from './live-profile-machine.ts';
import type { ProfileActor } from './profile-actors.ts';
import { discardDraft } from './profile-draft.ts';
import { ProfileScreen } from './profile-screen.tsx';
import { WithdrawChangeContainer } from './withdraw-change.tsx';

const Devices = lazyWithPreload(async () => ({
  default: (await import('#src/features/devices/index.ts')).DevicesSection,
}));
const OwnData = lazyWithPreload(async () => ({
  default: (await import('#src/features/own-data/index.ts')).OwnDataSection,
}));
const Consents = lazyWithPreload(async () => ({
  default: (await import('#src/features/own-data/index.ts')).ConsentsSection,
}));
const OwnReports = lazyWithPreload(async () => ({
  default: (await import('#src/features/own-data/index.ts')).OwnReportsSection,
}));
const CloseAccount = lazyWithPreload(async () => ({
  default: (await import('#src/features/own-data/index.ts')).CloseAccountSection,
}));
const OwnAgency = lazyWithPreload(async () => ({
  default: (await import('#src/features/agency/index.ts')).OwnAgencySection,
}));
const BankDetails = lazyWithPreload(async () => ({
  default: (await import('#src/features/bank/index.ts')).BankDetailsSection,
}));

/** /app/profile, and /profile before the main area is open. */
export default function ProfileRoute() {
  const { permissions } = useSession().currentUser;
  if (isStaffMember(permissions)) return <Navigate to="/app/security" replace />;
  return <CreatorProfile />;
}

function CreatorProfile() {
  const [reloadCount, setReloadCount] = useState(0);
  // A withdrawn change removes its unsent input too, so the profile restarts.
  return <OwnProfile key={reloadCount} onReload={() => setReloadCount((last) => last + 1)} />;
}

function OwnProfile({ onReload }: { onReload: () => void }) {
  const { currentUser, refreshUser } = useSession();
  const ownHandle = currentUser.handle;
  const ownerUserId = currentUser.userId ?? '';
  const actor = useActorRef(liveProfileMachine, { input: { ownHandle, ownerUserId } });
  const [changedPhone, setChangedPhone] = useState<string | null>(null);
  // As the server shows it.
  const showPhone = useCallback((phone: string) => setChangedPhone(maskPhone(phone)), []);
  const isInMain = screenArea(currentUser.nextScreen) === 'main';
  useGlobalEvents(actor);
  // Before the main area, a fresh person leads away from here; the success is read first.
  useProfileSaved(actor, ownerUserId, isInMain ? refreshUser : doNothing);
  // Staff sign in with a password only.
  const mayLink = isInMain && currentUser.creatorState !== null;
  return (
    <ProfileScreen
      actor={actor}
      next={isInMain ? <NextLinks /> : <ContinueButton onGo={refreshUser} />}
      changedPhone={changedPhone}
      withdrawal={(change) => <WithdrawChangeContainer change={change} onEnd={onReload} />}
      below={mayLink && <Account actor={actor} onPhoneChanged={showPhone} />}
    />
  );
}

type AccountProps = { actor: ProfileActor; onPhoneChanged: (phone: string) => void };

/** Further settings of a creator's account. */
function Account({ actor, onPhoneChanged }: AccountProps) {
  const { permissions } = useSession().currentUser;
  // Agencies get a copy of their data from support.
  const isCreator = !permissions.includes('MANAGE_AGENCY_CREATORS');
  const record = useSelector(actor, (current) => current.children.record);
  const isPaid = useSelector(record, (current) =>
    Boolean(current?.context.subject?.metaInfo.paymentType),
  );
  return (
    <Stack gap="6">
      <LazyBoundary fallback={isPaid && <ContentSkeleton />}>
        <BankDetails isPaid={isPaid} />
      </LazyBoundary>
      <LazyBoundary fallback={null}>
        <OwnAgency />
      </LazyBoundary>
      <SignInMethodsSection onPhoneChanged={onPhoneChanged} />
      <LazyBoundary fallback={<ContentSkeleton />}>
        <Devices />
      </LazyBoundary>
      {isCreator && (
        <LazyBoundary fallback={<ContentSkeleton />}>
          <OwnData />
        </LazyBoundary>
      )}
      {isCreator && (
        <LazyBoundary fallback={<ContentSkeleton />}>
          <Consents />
        </LazyBoundary>
      )}
      <LazyBoundary fallback={null}>
        <OwnReports />
      </LazyBoundary>
      {isCreator && (
        <LazyBoundary fallback={null}>
          <CloseAccount isPaid={isPaid} />
        </LazyBoundary>
      )}
    </Stack>
  );
}

function useProfileSaved(actor: ProfileActor, ownerUserId: string, then: () => void) {
  const record = useSelector(actor, (current) => current.children.record);
  useEffect(() => {
    const subscription = record?.on('record.saved', ({ subject }) => {
      discardDraft(subject.creatorId);
      void deleteProfilePicture(ownerUserId);
      then();
    });
    return () => subscription?.unsubscribe();
  }, [record, ownerUserId, then]);
}

function doNothing(): void {
  // No automatic next step.
}

function NextLinks() {
  return (
    <>
      <RouterButton to="/app/post/create">
        <FormattedMessage id="profile.next.write" defaultMessage="Write a post" />
      </RouterButton>
      <RouterButton kind="secondary" to="/app/post/list">
        <FormattedMessage id="profile.next.dashboard" defaultMessage="Go to dashboard" />
      </RouterButton>
    </>
  );
}

function ContinueButton({ onGo }: { onGo: () => void }) {
  return (
    <Button onClick={onGo}>
      <FormattedMessage id="profile.next.dashboard" defaultMessage="Go to dashboard" />
    </Button>
  );
}
