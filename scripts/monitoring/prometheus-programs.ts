import { spawnSync } from 'node:child_process';

/** @throws an error that names the Debian package, when Prometheus or its tool is missing */
export function requirePrometheus(program: 'prometheus' | 'promtool'): string {
  if (spawnSync(program, ['--version']).status === 0) return program;
  throw new Error(
    `${program} is missing. On Debian: apt-get install --no-install-recommends prometheus`,
  );
}
