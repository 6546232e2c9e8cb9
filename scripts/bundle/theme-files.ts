import { readFileSync, writeFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { oriyaFace } from '../../domain/language/oriya-face.ts';
import { scrollFadeProperties } from '../../src/theme/recipes/horizontal-scroll.ts';
import { system, systemDark } from '../../src/theme/system.ts';
import { latinFaces } from '../../src/theme/tokens.ts';
import { root } from '../child-process.ts';
import { themeTables } from './theme-tables.ts';

/*
 * Writes what Chakra derives from src/theme/system.ts, so that no phone has to compute it:
 * generated/theme.json resolves styles (src/theme/styles.ts), generated/theme.css is the base of
 * every page. `--check` writes nothing and fails when one of them is out of date.
 */
const files = {
  'generated/theme.json': `${JSON.stringify(themeTables(system), null, 1)}\n`,
  'generated/theme.css': ground(),
};

for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) {
    writeFileSync(root + file, text);
  } else if (readFileSync(root + file, 'utf8') !== text) {
    console.error(`${file} is out of date. Run: npm run generate`);
    process.exitCode = 1;
  }
}

/**
 * Preflight, global styles and the tokens as variables, light and dark, with the prefixes that
 * browsers want.
 */
function ground(): string {
  const parts = [
    ...system._global,
    latinFaces + oriyaFace + scrollFadeProperties,
    systemDark,
  ] as Parameters<typeof css>;
  const cache = createCache({ key: 'ground' });
  const rules = parts.map((part) => cache.insert('', css(part), cache.sheet, false));
  return rules.map((text) => `${text}\n`).join('');
}
