import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { editedProfile, type Profile } from '#machines/flow/profile/profile.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Box, Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { ProfileActor, RecordActor } from './profile-actors.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSubmitted } from './profile-submitted.tsx';
import { ProfileView } from './profile-view.tsx';

type ProfileScreenProps = {
  actor: ProfileActor;
  /** The ways on, once the profile was sent. */
  next?: ReactNode;
  /** A number verified on this page after the profile had loaded; masked like that one. */
  changedPhone?: string | null;
  /** The button that withdraws the change of that revision. */
  withdrawal?: (change: NonNullable<Profile['change']>) => ReactNode;
  /** Further settings of the account, below the profile. */
  below?: ReactNode;
};

/** The creator's own profile. */
export function ProfileScreen({ actor, ...parts }: ProfileScreenProps) {
  const record = useSelector(actor, (current) => current.children.record);
  return (
    <Page paddingBlock={{ base: '6', md: '10' }}>
      {record ? (
        <Record actor={actor} record={record} {...parts} />
      ) : (
        <LoadFailed
          failure={new Failure({ code: 'internal-error' })}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
    </Page>
  );
}

type RecordProps = ProfileScreenProps & { record: RecordActor };

function Record({ actor, record, next, changedPhone, withdrawal, below }: RecordProps) {
  const view = useSelector(record, currentView);
  const loaded = useSelector(record, (current) => current.context.subject);
  const profile = loaded && { ...loaded, phone: changedPhone ?? loaded.phone };
  const failure = useSelector(record, (current) => current.context.failure);
  useScrollToTop(view);
  if (view === 'loadFailed' && failure) {
    return (
      <LoadFailed failure={failure} onRetry={() => record.send({ type: 'retry.requested' })} />
    );
  }
  if (!profile) return <Loading />;
  switch (view) {
    case 'saved':
      return (
        <Stack maxWidth="prose">
          <ProfileSubmitted profile={profile} next={next} />
        </Stack>
      );
    case 'viewing':
      return (
        <Stack gap="6" maxWidth="prose">
          <PageTitle key="reading">
            <MyProfile />
          </PageTitle>
          <ProfileView
            profile={profile}
            withdrawal={profile.change && withdrawal?.(profile.change)}
            onEdit={() => record.send({ type: 'edit.requested' })}
          />
          {below}
        </Stack>
      );
    default:
      return (
        <Stack gap="6">
          <PageTitle key="writing">
            <FormTitle profile={profile} />
          </PageTitle>
          <ProfileForm actor={actor} record={record} profile={editedProfile(profile)} />
          <Box maxWidth="prose">{below}</Box>
        </Stack>
      );
  }
}

/** A view that replaces a long form starts at the top. */
function useScrollToTop(view: string) {
  const last = useRef(view);
  useEffect(() => {
    if (last.current !== view) window.scrollTo({ top: 0 });
    last.current = view;
  }, [view]);
}

function currentView(snapshot: ReturnType<RecordActor['getSnapshot']>) {
  if (snapshot.hasTag('form')) return 'form';
  if (snapshot.matches('loadFailed')) return 'loadFailed';
  if (snapshot.matches('saved')) return 'saved';
  return snapshot.matches('viewing') ? 'viewing' : 'loading';
}

function FormTitle({ profile }: { profile: Profile }) {
  switch (profile.workApproval) {
    case 'none':
      return <FormattedMessage id="profile.title.create" defaultMessage="Create your profile" />;
    case 'rejected':
      return <FormattedMessage id="profile.title.update" defaultMessage="Update your profile" />;
    default:
      return <FormattedMessage id="profile.title.edit" defaultMessage="Edit your profile" />;
  }
}

function MyProfile() {
  return <FormattedMessage id="profile.title.mine" defaultMessage="My profile" />;
}

function Loading() {
  return (
    <Stack gap="6" maxWidth="prose" width="full">
      <PageTitle>
        <MyProfile />
      </PageTitle>
      <Stack role="status" gap="6">
        <Skeleton height="6rem" />
        <Skeleton height="3.25rem" />
        <Skeleton height="3.25rem" />
        <Skeleton height="8rem" />
        <Text muted size="sm">
          <FormattedMessage id="profile.loading" defaultMessage="Loading your profile…" />
        </Text>
      </Stack>
    </Stack>
  );
}

function LoadFailed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Stack gap="6" maxWidth="prose">
      <PageTitle>
        <MyProfile />
      </PageTitle>
      <RetryNotice onRetry={onRetry}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    </Stack>
  );
}
