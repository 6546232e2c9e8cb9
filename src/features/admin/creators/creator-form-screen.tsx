import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { type CreatorValues, createCreatorForm } from '#domain/forms/creator-form.ts';
import {
  type AgencySearchActor,
  type FormActor,
  RecordForm,
  RecordFormPage,
  useRecordForm,
} from '#src/features/admin/records/index.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading } from '#src/ui/layout/text.tsx';
import { AccountFields } from './creator-account-fields.tsx';
import { creatorValues, keptFields } from './creator-data.ts';
import type { CreatorSubject } from './creator-machines.ts';
import { creatorPaths } from './creator-paths.ts';
import { ProfileFields } from './creator-profile-fields.tsx';

type Props = { actor: FormActor<CreatorSubject, CreatorValues>; agencies: AgencySearchActor };

/** Creates a creator or changes one. */
export function CreatorFormScreen({ actor, agencies }: Props) {
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const creator = useSelector(actor, ({ context }) => context.subject?.creator);
  const back = creator ? creatorPaths.record(creator) : creatorPaths.list;
  return (
    <RecordFormPage
      actor={actor}
      title={
        isNew ? (
          <FormattedMessage id="creators.form.new" defaultMessage="New creator" />
        ) : (
          <FormattedMessage id="creators.form.edit" defaultMessage="Edit creator" />
        )
      }
      back={{
        href: back,
        label: creator?.name ? (
          <bdi>{creator.name}</bdi>
        ) : (
          <FormattedMessage id="creators.back" defaultMessage="All creators" />
        ),
      }}
    >
      {(subject) => (
        <CreatorForm actor={actor} agencies={agencies} subject={subject} cancelHref={back} />
      )}
    </RecordFormPage>
  );
}

const fields = [
  'name',
  'handle',
  'bio',
  'languages',
  'socialProfileLink',
  'phone',
  'isAdult',
  'creatorType',
  'paymentType',
  'agencyUserId',
  'crawlEnabled',
] as const satisfies (keyof CreatorValues)[];

type FormProps = Props & { subject: CreatorSubject; cancelHref: string };

function CreatorForm({ actor, agencies, subject: { creator }, cancelHref }: FormProps) {
  const schema = useMemo(() => createCreatorForm(keptFields(creator)), [creator]);
  const form = useRecordForm<CreatorValues, CreatorValues>(schema, creatorValues(creator));
  return (
    <RecordForm actor={actor} form={form} fields={fields} cancelHref={cancelHref}>
      <Stack as="section" gap="5" aria-labelledby="creator-profile">
        <Heading as="h2" size="sm" id="creator-profile">
          <FormattedMessage id="creators.form.profile" defaultMessage="Profile" />
        </Heading>
        <ProfileFields form={form} creator={creator} />
      </Stack>
      <Stack as="section" gap="5" paddingBlockStart="4" aria-labelledby="creator-account">
        <Heading as="h2" size="sm" id="creator-account">
          <FormattedMessage id="creators.form.account" defaultMessage="Account" />
        </Heading>
        <AccountFields form={form} creator={creator} agencies={agencies} />
      </Stack>
    </RecordForm>
  );
}
