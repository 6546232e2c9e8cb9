import { staffAccount } from './http/sandbox/sandbox.ts';
import { readConfig } from './platform/config/config.ts';
import { installShutdownHandlers } from './platform/process/process-shutdown.ts';
import { startServer } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const { app, stop } = await startServer(config, say);
  const address = `http://localhost:${(app.server.address() as { port: number }).port}`;
  say(`\nThe portal is open at ${address}`);
  if (config.sandbox) {
    say(
      'Creators: sign in with any ten-digit number; the code appears here and at ' +
        `${address}/sandbox`,
    );
    say(
      `Staff: ${address}/login/internal with ${staffAccount.email} and ${staffAccount.password}\n`,
    );
  }
  // Running requests and jobs get ten seconds.
  const stopMilliseconds = (10 + config.drainSeconds) * 1000;
  installShutdownHandlers(
    stop,
    (error, what) => app.log.fatal({ err: error }, what),
    stopMilliseconds,
  );
} catch (error) {
  process.stderr.write(
    `The server cannot start.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
