import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { maskPhone } from '#domain/phone.ts';
import { areaOf } from '#domain/steps.ts';
import { WaysToSignInPlace } from '#src/accounts/index.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { Button } from '#src/ui/button.tsx';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import { PartSkeleton } from '#src/ui/part-skeleton.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';
import { forgetDraft } from './form-draft.ts';
import { liveProfileMachine } from './live-machines.ts';
import { type ProfileActor, ProfileScreen } from './profile-screen.tsx';
import { LiveWithdrawChange } from './withdraw-change.tsx';

const Devices = loadedEarly(async () => ({
  default: (await import('#src/devices/index.ts')).DevicesPlace,
}));
const BankDetails = loadedEarly(async () => ({
  default: (await import('#src/bank/index.ts')).BankDetailsPlace,
}));

/** /app/profile, and /profile before the main area is open. */
export default function ProfileRoute() {
  const [round, setRound] = useState(0);
  // A withdrawn change takes what was chosen for it along: the profile begins anew.
  return <OwnProfile key={round} onReload={() => setRound((last) => last + 1)} />;
}

function OwnProfile({ onReload }: { onReload: () => void }) {
  const { currentUser, refreshUser } = useApp();
  const actor = useActorRef(liveProfileMachine, { input: { ownHandle: currentUser.handle } });
  const [changedPhone, setChangedPhone] = useState<string | null>(null);
  // As the server shows it.
  const showPhone = useCallback((phone: string) => setChangedPhone(maskPhone(phone)), []);
  const isInMain = areaOf(currentUser.nextScreen) === 'main';
  useGlobalEvents(actor);
  // Before the main area, a fresh person leads away from here; the success is read first.
  useSaved(actor, isInMain ? refreshUser : nothing);
  // Staff sign in with a password only.
  const mayLink = isInMain && currentUser.creatorState !== null;
  return (
    <ProfileScreen
      actor={actor}
      next={isInMain ? <InMain /> : <IntoMain onGo={refreshUser} />}
      changedPhone={changedPhone}
      withdrawal={(change) => <LiveWithdrawChange change={change} onEnd={onReload} />}
      below={mayLink && <Account actor={actor} onPhoneChanged={showPhone} />}
    />
  );
}

type AccountProps = { actor: ProfileActor; onPhoneChanged: (phone: string) => void };

/** What else belongs to the account of a creator. */
function Account({ actor, onPhoneChanged }: AccountProps) {
  const record = useSelector(actor, (current) => current.children.record);
  const isPaid = useSelector(record, (current) => Boolean(current?.context.subject?.metaInfo.paymentType));
  return (
    <Stack gap="6">
      <LaterPlace fallback={isPaid && <PartSkeleton />}>
        <BankDetails isPaid={isPaid} />
      </LaterPlace>
      <WaysToSignInPlace onPhoneChanged={onPhoneChanged} />
      <LaterPlace fallback={<PartSkeleton />}>
        <Devices />
      </LaterPlace>
    </Stack>
  );
}

function useSaved(actor: ProfileActor, then: () => void) {
  const record = useSelector(actor, (current) => current.children.record);
  useEffect(() => {
    const subscription = record?.on('record.saved', ({ subject }) => {
      forgetDraft(subject.creatorId);
      then();
    });
    return () => subscription?.unsubscribe();
  }, [record, then]);
}

function nothing(): void {
  // Nothing follows by itself.
}

function InMain() {
  return (
    <>
      <RouterButton to="/app/post/create">
        <FormattedMessage id="profile.next.write" defaultMessage="Write a post" />
      </RouterButton>
      <RouterButton kind="secondary" to="/app/post/list">
        <FormattedMessage id="profile.next.dashboard" defaultMessage="To the dashboard" />
      </RouterButton>
    </>
  );
}

function IntoMain({ onGo }: { onGo: () => void }) {
  return (
    <Button onClick={onGo}>
      <FormattedMessage id="profile.next.dashboard" defaultMessage="To the dashboard" />
    </Button>
  );
}
