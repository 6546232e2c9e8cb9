import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '#src/ui/layout/layout.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { Text } from '#src/ui/layout/text.tsx';

export default { title: 'UI/Tabs', tags: ['!screen'] };

const tabs = [
  { value: 'pending', label: 'प्रतीक्षा में' },
  { value: 'approved', label: 'मंज़ूर' },
  { value: 'rejected', label: 'नामंज़ूर' },
  { value: 'blocked', label: 'ब्लॉक किए गए क्रिएटर' },
];

function Drawn({ at }: { at: number }) {
  const [value, setValue] = useState(tabs[at]?.value ?? '');
  return (
    <Box padding="4">
      <Tabs label="स्थिति" tabs={tabs} value={value} onChange={setValue}>
        <Text>{tabs.find((tab) => tab.value === value)?.label}</Text>
      </Tabs>
    </Box>
  );
}

const story = (at: number) => ({ render: () => <Drawn at={at} /> });

export const First = story(0);
export const Last = story(3);

/** Arrow keys lead from tab to tab, in the direction of the language. */
export const ByKeyboard = {
  ...story(0),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: tabs[0]?.label }));
    const forwards = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forwards);
    await expect(await canvas.findByRole('tabpanel', { name: tabs[1]?.label })).toBeVisible();
  },
};
