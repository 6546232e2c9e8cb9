import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { turnShortcuts } from './shortcut-preference.ts';
import { useShortcut, useShortcutsOn } from './use-shortcuts.tsx';

const Summary = chakra('summary', {
  base: { minHeight: 'target', paddingBlock: '2', cursor: 'pointer', fontSize: 'sm' },
});
const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
    alignItems: 'baseline',
  },
});
export const Key = chakra('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '1.8em',
    paddingInline: '1',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    bg: 'surface.sunken',
    fontFamily: 'inherit',
    fontSize: 'sm',
    lineHeight: 'body',
    textAlign: 'center',
    direction: 'ltr',
  },
  // Beside the label of a button, where people have a keyboard.
  variants: { hint: { true: { '@media (hover: none)': { display: 'none' } } } },
});

/** As printed on keyboards, in every language. */
const submitKeys = ['Ctrl', 'Enter'] as const;

/** The keys of a review, and the switch that turns them off on this device. */
export function ShortcutList() {
  const isOn = useShortcutsOn();
  return (
    <details>
      <Summary {...useShortcut('?')}>
        <FormattedMessage
          id="staff.shortcuts.title"
          defaultMessage="Keyboard shortcuts"
          description="Opens the list of keys that act on a review page"
        />
      </Summary>
      <Stack gap="3" paddingBlockEnd="4">
        <KeyList />
        <Checkbox checked={isOn} onChange={(event) => turnShortcuts(event.target.checked)}>
          <FormattedMessage
            id="staff.shortcuts.use"
            defaultMessage="Use single keys on this device"
            description="Switch for the keyboard shortcuts of a review page"
          />
        </Checkbox>
        {!isOn && (
          <Text size="sm" muted>
            <FormattedMessage
              id="staff.shortcuts.off"
              defaultMessage="Single keys are off. Buttons work as usual."
            />
          </Text>
        )}
      </Stack>
    </details>
  );
}

function KeyList() {
  return (
    <Keys>
      <Action keys={<Key>A</Key>}>
        <FormattedMessage id="staff.shortcuts.accept" defaultMessage="Publish or approve" />
      </Action>
      <Action keys={<Key>R</Key>}>
        <FormattedMessage id="staff.shortcuts.reject" defaultMessage="Reject" />
      </Action>
      <Action keys={<Key>J</Key>}>
        <FormattedMessage id="staff.shortcuts.next" defaultMessage="Next" />
      </Action>
      <Action keys={<Key>K</Key>}>
        <FormattedMessage id="staff.shortcuts.previous" defaultMessage="Previous" />
      </Action>
      <Action keys={<Key>U</Key>}>
        <FormattedMessage id="staff.shortcuts.undo" defaultMessage="Undo the last decision" />
      </Action>
      <Action keys={<ReasonKeys />}>
        <FormattedMessage
          id="staff.shortcuts.reasons"
          defaultMessage="Choose a reason in the rejection form"
        />
      </Action>
      <Action keys={<SubmitKeys />}>
        <FormattedMessage id="staff.shortcuts.submit" defaultMessage="Send the rejection form" />
      </Action>
      <Action keys={<Key>?</Key>}>
        <FormattedMessage id="staff.shortcuts.list" defaultMessage="Open or close this list" />
      </Action>
    </Keys>
  );
}

/** What keys do. */
const Action = ({ keys, children }: { keys: ReactNode; children: ReactNode }) => (
  <>
    <dt>{keys}</dt>
    <dd>{children}</dd>
  </>
);

const ReasonKeys = () => (
  <>
    <Key>1</Key> – <Key>9</Key>
  </>
);

const SubmitKeys = () => (
  <>
    <Key>{submitKeys[0]}</Key> + <Key>{submitKeys[1]}</Key>
  </>
);
