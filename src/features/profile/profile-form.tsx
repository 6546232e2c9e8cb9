import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { profileDetailsForm } from '#domain/forms/profile-form.ts';
import type { Profile } from '#machines/flow/profile/profile.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { showFieldErrors, useSchemaForm } from '#src/ui/forms/schema-form.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { CropDialog, usePreloadCropDialog } from '#src/ui/media/crop/index.ts';
import { ChangeNotice, ReviewHint } from './change-notice.tsx';
import { HandleField } from './handle-field.tsx';
import { LanguagesField } from './languages-field.tsx';
import { chosenPictureUrl, PictureField } from './picture-field.tsx';
import type { ProfileActor, RecordActor } from './profile-actors.ts';
import type { PublicProfile } from './profile-card.tsx';
import { discardDraft, profileFields, profileText, readDraft, saveDraft } from './profile-draft.ts';
import {
  AgeField,
  BioField,
  LinkField,
  NameField,
  PhoneLine,
  type ProfileFormFields,
} from './profile-fields.tsx';
import { PreviewButton, PublicPage } from './public-preview.tsx';
import { RejectionNotice } from './rejection-notice.tsx';
import { SubmitBar } from './submit-bar.tsx';

type ProfileFormProps = { actor: ProfileActor; record: RecordActor; profile: Profile };

/** The profile as a form. What is typed stays on this device until it has arrived. */
export function ProfileForm({ actor, record, profile }: ProfileFormProps) {
  const { form, isRestored, startOver } = useDraftedForm(actor, profile);
  useServerErrors(form, record);
  // The chart takes what was typed, and makes of it what is sent.
  const submit = form.handleSubmit(() =>
    actor.send({ type: 'profile.submitted', text: form.getValues(), key: crypto.randomUUID() }),
  );
  return (
    <Box
      display="grid"
      gap="8"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="6">
          {profile.rejection && <RejectionNotice rejection={profile.rejection} />}
          {profile.change?.status === 'rejected' && <ChangeNotice change={profile.change} />}
          {profile.workApproval === 'approved' && <ReviewHint />}
          {isRestored && <Restored onStartOver={startOver} />}
          <Card gap="6">
            <Picture form={form} actor={actor} profile={profile} />
            <NameField form={form} onType={(name) => actor.send({ type: 'name.typed', name })} />
            <HandleField form={form} actor={actor} />
            <BioField form={form} />
            <LanguagesField form={form} />
            <LinkField form={form} />
            {profile.phone && <PhoneLine phone={profile.phone} />}
            <AgeField form={form} />
          </Card>
          <PreviewBelow form={form} actor={actor} profile={profile} />
          <SubmitBar actor={actor} record={record} profile={profile} />
        </Stack>
      </form>
      <Preview form={form} actor={actor} profile={profile} />
      <Crop actor={actor} />
    </Box>
  );
}

function useDraftedForm(actor: ProfileActor, profile: Profile) {
  const [draft, setDraft] = useState(() => readDraft(profile));
  const form = useSchemaForm(profileDetailsForm, draft ?? profileText(profile));
  const { creatorId } = profile;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(creatorId, values),
      }),
    [form, creatorId],
  );
  useEffect(() => {
    const { handle, name } = form.getValues();
    if (handle) actor.send({ type: 'handle.typed', handle });
    else actor.send({ type: 'name.typed', name });
  }, [actor, form]);
  const startOver = () => {
    form.reset(profileText(profile));
    discardDraft(creatorId);
    setDraft(null);
    actor.send({ type: 'picture.reset' });
    actor.send({ type: 'handle.typed', handle: profile.handle ?? '' });
  };
  const isPictureRestored = useSelector(actor, ({ context }) => context.isPictureRestored);
  return { form, isRestored: draft !== null || isPictureRestored, startOver };
}

/** Brings what the chart or the server refused to the fields, once for each answer. */
function useServerErrors(form: ProfileFormFields, record: RecordActor) {
  const problems = useSelector(record, (current) =>
    current.matches({ form: 'refused' }) ? current.context.failure?.fields : undefined,
  );
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    if (problems) showFieldErrors(latest.current, profileFields, problems);
  }, [problems]);
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Banner
      tone="info"
      actions={
        <Button kind="ghost" size="sm" onClick={onStartOver}>
          <FormattedMessage id="profile.draft.discard" defaultMessage="Start over" />
        </Button>
      }
    >
      <FormattedMessage
        id="profile.draft.restored"
        defaultMessage="We restored what you entered here earlier. It hasn't been sent yet."
      />
    </Banner>
  );
}

type PreviewProps = { form: ProfileFormFields; actor: ProfileActor; profile: Profile };

function Picture({ form, actor, profile }: PreviewProps) {
  const name = useWatch({ control: form.control, name: 'name' });
  return <PictureField actor={actor} profile={profile} name={name} />;
}

/** Outside of the form: Enter is not meant for it there. */
function Crop({ actor }: Pick<PreviewProps, 'actor'>) {
  usePreloadCropDialog();
  const crop = useSelector(actor, (current) => current.children.crop);
  return crop && <CropDialog actor={crop} />;
}

/** The form's current values as readers will see them. */
function usePublicProfile({ form, actor, profile }: PreviewProps): PublicProfile {
  const text = useWatch({ control: form.control });
  const choice = useSelector(actor, (current) => current.context.picture);
  return {
    name: text.name ?? '',
    handle: text.handle ?? '',
    bio: text.bio ?? '',
    languages: text.languages ?? [],
    picture: chosenPictureUrl(choice, profile),
    blueTick: profile.blueTick,
  };
}

/** Beside the form where there is room. */
function Preview(props: PreviewProps) {
  const publicProfile = usePublicProfile(props);
  return (
    <Stack
      as="aside"
      gap="3"
      display={{ base: 'none', lg: 'flex' }}
      position={{ lg: 'sticky' }}
      insetBlockStart={{ lg: '6rem' }}
    >
      <Text size="sm" muted fontWeight="semibold">
        <FormattedMessage id="profile.preview" defaultMessage="Preview" />
      </Text>
      <PublicPage profile={publicProfile} nameLevel="h2" />
    </Stack>
  );
}

/** A button to add one. */
function PreviewBelow(props: PreviewProps) {
  const publicProfile = usePublicProfile(props);
  return (
    <Stack display={{ base: 'flex', lg: 'none' }}>
      <PreviewButton profile={publicProfile} />
    </Stack>
  );
}
