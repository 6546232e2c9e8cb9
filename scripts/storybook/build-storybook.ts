import { execFileSync } from 'node:child_process';
import { root } from '../child-process.ts';
import { openFromDisk } from './open-from-disk.ts';

/*
 * `npm run storybook:build`: writes Storybook to `storybook-static`, or to the folder that is
 * named. It can be opened by its index.html, or served at any path.
 */

const [folder = 'storybook-static'] = process.argv.slice(2);
const options = ['build', '--output-dir', folder, '--disable-telemetry', '--quiet'];
execFileSync(process.execPath, [`${root}node_modules/.bin/storybook`, ...options], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
await openFromDisk(folder);
console.log(`Open ${folder}/index.html.`);
