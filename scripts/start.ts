import { isBuilt } from './bundle/build-state.ts';
import { ended, passSignalsTo, run, start } from './child-process.ts';
import { serverCommand } from './server-command.ts';

/*
 * `npm start`: builds the portal when its sources changed since the last build, then serves it with
 * demo data and sandbox sign-in. Set SANDBOX=0 to start without the sandbox, SEED=none to start
 * without demo data.
 */
if (!isBuilt()) {
  console.log('Building the portal (only when its sources have changed) …');
  await run('scripts/build.ts');
}
const {
  SANDBOX = '1',
  SEED = SANDBOX === '1' ? 'demo' : 'none',
  WALL_OF_FAME = SANDBOX,
} = process.env;
const server = start('node', serverCommand, { SANDBOX, SEED, WALL_OF_FAME });
passSignalsTo([server]);
process.exitCode = await ended(server);
