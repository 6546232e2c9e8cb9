import { readdirSync } from 'node:fs';
import { root } from '../../../scripts/child-process.ts';

/**
 * The addresses of a script of the built portal, whatever its hash; with it come the scripts of its
 * messages (`panels.en`).
 * @throws when the build has no script of this name, so that a renamed one is noticed.
 */
export function builtScript(name: string): RegExp {
  const isOne = (file: string) => file.startsWith(`${name}-`) && file.endsWith('.js');
  if (!readdirSync(`${root}dist/assets`).some(isOne))
    throw new Error(`The build has no script named ${name}.`);
  return new RegExp(`/assets/${name}(\\.\\w+)?-[\\w-]+\\.js$`);
}
