import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { type CommCardValues, commCardForm } from '#domain/forms/comm-card-form.ts';
import {
  type FormActor,
  RecordForm,
  RecordFormPage,
  useRecordForm,
} from '#src/features/admin/records/index.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import type { CommCard, CommCardSubject } from './comm-card-machines.ts';
import { commCardPaths } from './comm-card-paths.ts';
import { CardSettings } from './comm-card-settings.tsx';
import { CardTexts, emptyText } from './comm-card-texts.tsx';
import { cardTitle } from './comm-card-values.tsx';

type Props = { actor: FormActor<CommCardSubject, CommCardValues> };

/** Writes a communication card or changes one. */
export function CommCardFormScreen({ actor }: Props) {
  const { language } = useLanguage();
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const card = useSelector(actor, ({ context }) => context.subject?.card);
  const back = card ? commCardPaths.record(card) : commCardPaths.list;
  return (
    <RecordFormPage
      actor={actor}
      isWide
      title={
        isNew ? (
          <FormattedMessage id="cards.form.new" defaultMessage="New announcement" />
        ) : (
          <FormattedMessage id="cards.form.edit" defaultMessage="Edit announcement" />
        )
      }
      back={{
        href: back,
        label: card ? (
          <bdi>{cardTitle(card, language)}</bdi>
        ) : (
          <FormattedMessage id="cards.back" defaultMessage="All announcements" />
        ),
      }}
    >
      {({ card }) => <CardForm actor={actor} card={card} cancelHref={back} />}
    </RecordFormPage>
  );
}

type FormProps = Props & { card: CommCard | null; cancelHref: string };

function CardForm({ actor, card, cancelHref }: FormProps) {
  const form = useRecordForm<CommCardValues, CommCardValues>(commCardForm, formValues(card));
  const textFields = form
    .watch('texts')
    .flatMap((_, at) => [
      `texts.${at}.title` as const,
      `texts.${at}.text` as const,
      `texts.${at}.linkLabel` as const,
    ]);
  const fields = [
    ...textFields,
    'link',
    'paymentTypes',
    'dhUserId',
    'startDay',
    'endDay',
    'isOn',
  ] as const;
  return (
    <RecordForm actor={actor} form={form} fields={fields} cancelHref={cancelHref}>
      <CardTexts form={form} />
      <CardSettings form={form} />
    </RecordForm>
  );
}

function formValues(card: CommCard | null): CommCardValues {
  if (!card)
    return {
      texts: [emptyText('en')],
      link: '',
      audience: 'all',
      paymentTypes: [],
      dhUserId: '',
      startDay: '',
      endDay: '',
      isOn: true,
    };
  const { texts, link, paymentTypes, dhUserId, startDay, endDay, isOn } = card;
  return {
    texts: texts.map(({ linkLabel = '', ...text }) => ({ ...text, linkLabel })),
    link: link ?? '',
    audience: dhUserId !== null ? 'creator' : paymentTypes.length > 0 ? 'payment-types' : 'all',
    paymentTypes,
    dhUserId: dhUserId ?? '',
    startDay: startDay ?? '',
    endDay: endDay ?? '',
    isOn,
  };
}
