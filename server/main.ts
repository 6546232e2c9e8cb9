import { readConfig } from './config.ts';
import { staffAccount } from './sandbox/sandbox.ts';
import { startServer } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const { app, stop } = await startServer(config, say);
  const address = `http://localhost:${(app.server.address() as { port: number }).port}`;
  say(`\nThe portal is open at ${address}`);
  if (config.sandbox) {
    say(`Creators: sign in with any ten-digit number; the code appears here and at ${address}/sandbox`);
    say(`Staff: ${address}/login/internal with ${staffAccount.email} and ${staffAccount.password}\n`);
  }
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      // A reply or a job that hangs must not keep the process for ever.
      setTimeout(() => process.exit(1), 10_000).unref();
      await stop();
      process.exit(0);
    });
  }
} catch (error) {
  process.stderr.write(
    `The server cannot start.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
