import { enableCompileCache, flushCompileCache } from 'node:module';
import { PerformanceObserver } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

/*
 * Starts the server as a small process. Plain JavaScript, because these must be set before any
 * other module is read:
 *
 * What Node makes of a TypeScript file is kept beside the project and read from there at the next
 * start, which then needs neither the time nor the 20 MB of what takes the types away. A folder
 * that cannot be written to is no error.
 *
 * By itself V8 lets garbage grow with the memory of the machine, to twice what is in use; with this
 * it collects when the heap is 25 % over what it needs, and the space for young objects stays as
 * small as it begins: loading the modules would make it grow thirtyfold. No limit is lowered, so a
 * large picture or page still has the room it wants.
 *
 * Once everything is loaded the space for young objects may grow one step, to six times its size.
 * What is under way when it is emptied moves on among the old ones and costs most there: the larger
 * it is, the fewer do, and the less has to be spared for their garbage. When a server has little to
 * do, V8 makes it small again; then the step is open once more.
 */
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
v8.setFlagsFromString('--heap-growing-percent=25');
v8.setFlagsFromString('--semi-space-growth-factor=1');

await import('./main.ts');
flushCompileCache();
keepYoungSpaceAtOneStep();

/** V8 looks at this factor whenever it wants more room. */
function keepYoungSpaceAtOneStep() {
  const youngSpace = () =>
    v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ??
    0;
  const small = 4 * youngSpace();
  let factor = 1;
  const choose = () => {
    const wanted = youngSpace() <= small ? 6 : 1;
    if (wanted === factor) return;
    factor = wanted;
    v8.setFlagsFromString(`--semi-space-growth-factor=${factor}`);
  };
  choose();
  new PerformanceObserver(choose).observe({ entryTypes: ['gc'] });
}
