import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ActionDialog, type ActionTexts } from '#src/features/admin/records/index.ts';
import { useLanguage } from '#src/i18n/language-provider.tsx';
import type { CommCardAction, commCardMachine } from './comm-card-machines.ts';
import { cardTitle, MissingLanguages } from './comm-card-values.tsx';

/** Asks before a communication card is turned on or off. */
export function CommCardActionDialog({ actor }: { actor: ActorRefFrom<typeof commCardMachine> }) {
  const { language } = useLanguage();
  return <ActionDialog actor={actor} texts={(action) => actionTexts(action, language)} />;
}

function actionTexts({ kind, card }: CommCardAction, language: string): ActionTexts {
  const title = <bdi>{cardTitle(card, language)}</bdi>;
  if (kind === 'turn-on')
    return {
      title: (
        <FormattedMessage
          id="cards.turn-on.title"
          defaultMessage="Turn on “{title}”?"
          values={{ title }}
        />
      ),
      effect: (
        <>
          <FormattedMessage
            id="cards.turn-on.effect"
            defaultMessage="Its audience sees it above their posts during its period. Creators who dismissed it see it again."
          />{' '}
          <MissingLanguages texts={card.texts} />
        </>
      ),
      confirm: <FormattedMessage id="cards.turn-on" defaultMessage="Turn on" />,
    };
  return {
    title: (
      <FormattedMessage
        id="cards.turn-off.title"
        defaultMessage="Turn off “{title}”?"
        values={{ title }}
      />
    ),
    effect: (
      <FormattedMessage
        id="cards.turn-off.effect"
        defaultMessage="Creators no longer see it. You can turn it on again."
      />
    ),
    confirm: <FormattedMessage id="cards.turn-off" defaultMessage="Turn off" />,
  };
}
