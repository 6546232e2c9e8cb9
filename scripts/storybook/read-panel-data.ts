import { readFileSync } from 'node:fs';
import { root } from '../child-process.ts';
import type { PanelData } from './panel-data.ts';

/** What `npm run generate` has derived. */
export function readPanelData(): PanelData {
  return JSON.parse(readFileSync(`${root}generated/storybook-panels.json`, 'utf8'));
}
