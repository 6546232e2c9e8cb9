import { maxScriptKb } from './bundle-limits.ts';
import { pageScriptKb, pagesOf } from './bundle-sizes.ts';

/* Fails when a page of the build names more script than it may; the bench measures the same. */
for (const [name, max] of Object.entries(maxScriptKb)) {
  const pages = pagesOf(name);
  if (pages.length === 0) throw new Error(`The build has no page '${name}'. Run: npm run build`);
  for (const page of pages) {
    const size = pageScriptKb(page);
    console.log(`${page}: ${size.toFixed(1)} of ${max} kB`);
    if (size <= max) continue;
    console.error(
      `${page} names more script than ${max} kB: see docs/decisions/0037-editor-bundle-size.md`,
    );
    process.exitCode = 1;
  }
}
