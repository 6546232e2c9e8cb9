import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceField } from '#src/ui/forms/choices.tsx';

type Props = { value: boolean | null; error: ReactNode; onChange: (madeWithAi: boolean) => void };

/**
 * Whether pictures or a video were made or altered with AI. Nothing is chosen beforehand: silence
 * is neither.
 */
export function AiDeclaration({ value, error, onChange }: Props) {
  return (
    <ChoiceField
      place="ai-declaration"
      legend={
        <FormattedMessage
          id="editor.ai.label"
          defaultMessage="Was any of this made or edited with AI?"
        />
      }
      hint={
        <FormattedMessage
          id="editor.ai.hint"
          defaultMessage="If yes, we tell readers. Cropping, rotating and brightening don't count."
        />
      }
      error={error}
      choices={[
        {
          value: 'no',
          label: <FormattedMessage id="editor.ai.no" defaultMessage="No" />,
        },
        {
          value: 'yes',
          label: <FormattedMessage id="editor.ai.yes" defaultMessage="Yes, with AI" />,
        },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === 'yes')}
    />
  );
}
