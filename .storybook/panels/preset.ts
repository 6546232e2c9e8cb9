import { fileURLToPath } from 'node:url';

/* The panels Chart, Contract, Scenario, Text and Report, as an addon of this Storybook. */

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const managerEntries = (entries: string[] = []) => [
  ...entries,
  pathOf('./register-panels.tsx'),
];

export const previewAnnotations = (entries: string[] = []) => [...entries, pathOf('./preview.ts')];
