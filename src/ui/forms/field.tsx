import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Row, Stack } from '../layout/layout.tsx';

type FieldState = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

const FieldContext = createContext<FieldState | null>(null);

/**
 * The attributes that tie an input to the label, hint and error of the Field around it; none
 * without one.
 */
export function useFieldProps() {
  const wiring = useContext(FieldContext);
  if (!wiring) return {};
  return {
    id: wiring.id,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.invalid || undefined,
    'aria-required': wiring.required || undefined,
  };
}

const Label = chakra('label', {
  base: { fontWeight: 'semibold', fontSize: 'md', lineHeight: 'heading' },
});
const Hint = chakra('p', { base: { color: 'ink.muted', fontSize: 'sm', lineHeight: 'body' } });
const Optional = chakra('span', {
  base: { color: 'ink.muted', fontSize: 'sm', fontWeight: 'normal' },
});
const ErrorText = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    color: 'danger',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 'body',
    '& svg': { flexShrink: '0', marginBlockStart: '0.25em' },
    '&:lang(ur) svg': { marginBlockStart: '0.7em' },
  },
});

/** The error below the field. Put a polite live region around it. */
export function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <ErrorText>
      <CircleAlert size="1.1em" aria-hidden="true" />
      <span>{children}</span>
    </ErrorText>
  );
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Hint and error are both announced. */
  error?: ReactNode;
  required?: boolean;
  /** Adds "optional" to the label. */
  optional?: boolean;
  /** The name of the field in links to it. */
  place?: string;
  /** At the end of the label's line, e.g. a counter. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A label, an input and what there is to say about it, tied together for assistive technology. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  aside,
  place,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <Stack data-field={place ?? ''} gap="2">
        <Row justifyContent="space-between" gap="2">
          <Label htmlFor={id} id={`${id}label`}>
            {label}{' '}
            {optional && (
              <Optional>
                <FormattedMessage
                  id="ui.field.optional"
                  defaultMessage="(optional)"
                  description="Beside the label of a field"
                />
              </Optional>
            )}
          </Label>
          {aside}
        </Row>
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {children}
        <div id={errorId} aria-live="polite">
          {error && <ErrorLine>{error}</ErrorLine>}
        </div>
      </Stack>
    </FieldContext>
  );
}
