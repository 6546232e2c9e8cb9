import { build } from 'vite';
import { root } from '../child-process.ts';

/**
 * A script with all that it imports, to be written into a page: minified, and without names in the
 * global scope.
 * @param path of the module, from the root of the project
 */
export async function bundleInlineScript(path: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: ['es2020', 'chrome87', 'safari14'],
      modulePreload: false,
      rolldownOptions: { input: root + path, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const [script] = outputs.flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk') throw new Error(`The build made no script of '${path}'.`);
  if (script.code.includes('</script')) throw new Error(`The script of '${path}' ends itself.`);
  return script.code.trim();
}
