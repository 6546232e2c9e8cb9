import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { type CampaignValues, campaignForm } from '#domain/forms/campaign-form.ts';
import {
  type FormActor,
  RecordForm,
  RecordFormPage,
  useRecordForm,
} from '#src/features/admin/records/index.ts';
import { CampaignFields } from './campaign-fields.tsx';
import type { CampaignSubject } from './campaign-machines.ts';
import { campaignPaths } from './campaign-paths.ts';

type Props = { actor: FormActor<CampaignSubject, CampaignValues> };

/** Creates a campaign or changes one. */
export function CampaignFormScreen({ actor }: Props) {
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const campaign = useSelector(actor, ({ context }) => context.subject?.campaign);
  const back = campaign ? campaignPaths.record(campaign) : campaignPaths.list;
  return (
    <RecordFormPage
      actor={actor}
      title={
        isNew ? (
          <FormattedMessage id="campaigns.form.new" defaultMessage="New campaign" />
        ) : (
          <FormattedMessage id="campaigns.form.edit" defaultMessage="Edit campaign" />
        )
      }
      back={{
        href: back,
        label: campaign ? (
          <bdi>{campaign.name}</bdi>
        ) : (
          <FormattedMessage id="campaigns.back" defaultMessage="All campaigns" />
        ),
      }}
    >
      {(subject) => <CampaignForm actor={actor} subject={subject} cancelHref={back} />}
    </RecordFormPage>
  );
}

const fields = [
  'name',
  'description',
  'startDay',
  'endDay',
  'languages',
  'formats',
  'hashtag',
  'reward',
  'postsMax',
  'params',
] as const;

type FormProps = Props & { subject: CampaignSubject; cancelHref: string };

function CampaignForm({ actor, subject, cancelHref }: FormProps) {
  const form = useRecordForm<CampaignValues, CampaignValues>(campaignForm, formValues(subject));
  return (
    <RecordForm actor={actor} form={form} fields={fields} cancelHref={cancelHref}>
      <CampaignFields form={form} />
    </RecordForm>
  );
}

const formValues = ({ campaign }: CampaignSubject): CampaignValues => ({
  name: campaign?.name ?? '',
  description: campaign?.description ?? '',
  startDay: campaign?.startDay ?? '',
  endDay: campaign?.endDay ?? '',
  languages: campaign?.languages ?? [],
  formats: campaign?.formats ?? [],
  hashtag: campaign?.hashtag ?? '',
  reward: campaign?.rewardPaise ? String(campaign.rewardPaise / 100) : '',
  postsMax: campaign?.postsMax ? String(campaign.postsMax) : '',
  params: campaign?.params ?? '',
});
