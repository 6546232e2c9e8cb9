import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

/*
 * Starts the server as a small process. Plain JavaScript, because these must be set before any other module is read:
 *
 * What Node makes of a TypeScript file is kept beside the project and read from there at the next start, which then needs
 * neither the time nor the 20 MB of what takes the types away. A folder that cannot be written to is no error.
 *
 * By itself V8 lets garbage grow with the memory of the machine, to twice what is in use; with this it collects when the heap
 * is 25 % over what it needs, and the space for young objects stays as small as it begins: loading the modules would make it
 * grow thirtyfold, and it does not shrink again. No limit is lowered, so a large picture or page still has the room it wants.
 *
 * Once everything is loaded the space for young objects may grow one step, to six times its size. What is under way when it
 * is emptied moves on among the old ones and costs most there: the larger it is, the fewer do, and the less has to be spared
 * for their garbage.
 */
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
v8.setFlagsFromString('--heap-growing-percent=25');
v8.setFlagsFromString('--semi-space-growth-factor=1');

/** Thousands of objects; some 20 suffice. */
const mostOutliving = 200;

await import('./main.ts');
flushCompileCache();
letYoungSpaceGrow();

/** V8 lets it grow once as much has outlived a collection as fits into it: by itself that takes a server some thousand requests. */
function letYoungSpaceGrow() {
  const youngSpace = () =>
    v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
  const before = youngSpace();
  v8.setFlagsFromString('--semi-space-growth-factor=6');
  const outliving = [];
  while (youngSpace() <= 2 * before && outliving.length < mostOutliving) {
    outliving.push(Array.from({ length: 1000 }, () => [outliving.length]));
  }
  v8.setFlagsFromString('--semi-space-growth-factor=1');
}
