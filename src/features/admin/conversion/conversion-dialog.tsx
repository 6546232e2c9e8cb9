import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type ConversionValues, conversionForm } from '#domain/forms/conversion-form.ts';
import {
  ActionDialog,
  type ActionFormProps,
  type ActionTexts,
} from '#src/features/admin/records/index.ts';
import { ChoiceField } from '#src/ui/forms/choices.tsx';
import { useSchemaForm } from '#src/ui/forms/schema-form.ts';
import type { ConversionAction, conversionMachine } from './conversion-machines.ts';

/** Asks which type the creator gets, before the conversion. */
export const ConversionDialog = ({ actor }: { actor: ActorRefFrom<typeof conversionMachine> }) => (
  <ActionDialog
    actor={actor}
    texts={actionTexts}
    form={({ conversion }, props) =>
      conversion.creator.creatorType === 'OGC' && <CreatorTypeForm {...props} />
    }
  />
);

const actionTexts = ({ conversion: { creator, pending } }: ConversionAction): ActionTexts => ({
  title: (
    <FormattedMessage
      id="conversion.confirm-title"
      defaultMessage="Convert {name}?"
      values={{ name: <bdi>{creator.name ?? creator.handle}</bdi> }}
    />
  ),
  effect: (
    <FormattedMessage
      id="conversion.confirm-effect"
      defaultMessage="{posts, plural, =0 {No post moves} one {# crawled post becomes a published post of this creator} other {# crawled posts become published posts of this creator}}, and {sources, plural, =0 {no source} one {# source} other {# sources}} will not be crawled any more. This can't be undone."
      values={pending}
    />
  ),
  confirm: (
    <FormattedMessage
      id="conversion.confirm"
      defaultMessage="Convert creator"
      description="Button"
    />
  ),
  isDangerous: true,
});

function CreatorTypeForm({ id, isReadOnly, onSubmit }: ActionFormProps<ConversionValues>) {
  const form = useSchemaForm<ConversionValues, ConversionValues>(conversionForm, {
    creatorType: 'ICC',
  });
  return (
    <form id={id} noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <ChoiceField
        legend={<FormattedMessage id="conversion.new-type" defaultMessage="New creator type" />}
        hint={
          <FormattedMessage
            id="conversion.type-hint"
            defaultMessage="ICC creators are paid for their posts, UGC creators are not."
          />
        }
        choices={(['ICC', 'UGC'] as const).map((creatorType) => ({
          value: creatorType,
          label: creatorType,
          disabled: isReadOnly,
        }))}
        value={form.watch('creatorType')}
        onChange={(creatorType) => form.setValue('creatorType', creatorType)}
      />
    </form>
  );
}
