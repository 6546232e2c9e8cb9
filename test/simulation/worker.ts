import { readFileSync } from 'node:fs';
import type { PortalCode } from './browser/bundle-portal.ts';
import type { Defect } from './defects.ts';
import { createEnvironment } from './environment.ts';
import { runSeed } from './run-seed.ts';

/*
 * A process of the simulation. It runs the seeds that it gets as messages, one after another, and
 * answers each with its outcome.
 * Arguments: the file of the database, that of the tabs' programs, and a deliberate defect.
 */

const [dump = '', portal = '', defect] = process.argv.slice(2);
// The promises of a tab that was killed are nobody's.
process.on('unhandledRejection', () => {});
const environment = await createEnvironment(
  dump,
  JSON.parse(readFileSync(portal, 'utf8')) as PortalCode,
  (defect ?? null) as Defect | null,
);

process.on('message', async (seed: number) => {
  const outcome = await runSeed(environment, seed);
  const { user, system } = process.cpuUsage();
  process.send?.({ ...outcome, processorSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
