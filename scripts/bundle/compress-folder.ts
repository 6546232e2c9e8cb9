import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{html,js,css,svg,json,webmanifest,txt,vtt}';
const leastBytes = 512;

/**
 * Writes a `.br` and a `.gz` next to every text file of a folder, so that no server compresses the
 * same file twice.
 */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    globSync(compressible, { cwd: folder }).map(async (name) => {
      const bytes = readFileSync(folder + name);
      if (bytes.length < leastBytes) return;
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        promisify(gzip)(bytes, { level: 9 }),
      ]);
      writeFileSync(`${folder}${name}.br`, br);
      writeFileSync(`${folder}${name}.gz`, gz);
    }),
  );
}
