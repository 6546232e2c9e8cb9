import { type ReactNode, useEffect, useState } from 'react';
import { languageDirection } from '#domain/language/languages.ts';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type ComponentDocs = {
  /** Two or three sentences: what it is for, and how it behaves. Markdown. */
  description: string;
  /** The keyboard table: a key, and what it does. */
  keys?: readonly (readonly [key: string, action: string])[];
  dos?: readonly string[];
  donts?: readonly string[];
  /** It covers the page, so the documentation draws each story in a frame of its own. */
  framed?: boolean;
};

/**
 * The `parameters.docs` of a component's stories: its description with a keyboard table and lists
 * of what to do and what not to do, so that the pages of all components look alike.
 */
export function componentDocs({
  description,
  keys = [],
  dos = [],
  donts = [],
  framed = false,
}: ComponentDocs) {
  const parts = [description, keyTable(keys), list('Do', dos), list('Don’t', donts)];
  return {
    description: { component: parts.filter(Boolean).join('\n\n') },
    ...(framed && { story: { inline: false, height: '480px' } }),
  };
}

function keyTable(keys: NonNullable<ComponentDocs['keys']>): string {
  if (keys.length === 0) return '';
  const rows = keys.map(([key, action]) => `| \`${key}\` | ${action} |`);
  return ['### Keyboard', '', '| Key | Action |', '| --- | --- |', ...rows].join('\n');
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return [`### ${title}`, '', ...items.map((item) => `- ${item}`)].join('\n');
}

/** Words that are long, in a script with tall letters, or written from right to left. */
export const sampleTexts = {
  german: 'Datenschutzgrundverordnungseinwilligungserklärung',
  tamil: 'ஒருங்கிணைக்கப்பட்டவிளம்பரவருவாய்ப்பகிர்வுத்திட்டம்',
  urdu: 'بارش کے بعد کھیتوں میں لوٹی رونق',
};

/** The states of a component, one below the other. Stories have `layout: 'padded'` around it. */
export const StateList = ({ children }: { children: ReactNode }) => (
  <Stack gap="6" maxWidth="dialog">
    {children}
  </Stack>
);

type StateProps = {
  /** What the state is called. */
  name: string;
  /** Of the sample, where it is not English; it also sets the direction. */
  lang?: string;
  children: ReactNode;
};

/** One state of a component, with its name above it. */
export const State = ({ name, lang = 'en', children }: StateProps) => (
  <Stack gap="2">
    <Text size="sm" muted lang="en" dir="ltr">
      {name}
    </Text>
    <Box lang={lang} dir={languageDirection(lang)}>
      {children}
    </Box>
  </Stack>
);

/** The value of a controlled component: typing changes it, and so does its control in Storybook. */
export function useArgState<Value>(arg: Value) {
  const [value, setValue] = useState(arg);
  useEffect(() => setValue(arg), [arg]);
  return [value, setValue] as const;
}
