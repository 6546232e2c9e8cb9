import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser, launchArguments } from './chromium.ts';
import { commitOf } from './git.ts';
import { storiesOf } from './storybook/storybook-page.ts';
import { pictureDifference } from './visual/picture-difference.ts';
import { type ChangedPicture, writeReport } from './visual/report.ts';
import { lookNames, pictureFile, takePictures } from './visual/story-pictures.ts';
import { branchStart, buildChanged, buildCommit, visualFolder } from './visual/storybook-builds.ts';

/*
 * `npm run visual`: draws all stories as they are now and as they were in another revision, on a
 * phone, in light and dark and in Urdu, and writes what differs to .cache/visual/report.html.
 *
 *   --base main           the revision to compare with; by default where the branch left `main`
 *   --story posts,editor  stories whose id contains one of these
 *   --workers 2           pages side by side
 */

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    story: { type: 'string', default: '' },
    workers: { type: 'string', default: '2' },
  },
});
const base = commitOf(values.base ?? branchStart());
const folders = { before: buildCommit(base), after: buildChanged() };
const stories = { before: chosenStories(folders.before), after: chosenStories(folders.after) };
const common = stories.after.filter((story) => stories.before.includes(story));
const failed = new Map<string, string>();

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: launchArguments });
try {
  const differing = await changedPictures(browser, common);
  // A picture that was taken too early differs only once.
  const again = [...new Set(differing.map(({ story }) => story))];
  const changed = await changedPictures(browser, again);
  const report = `${visualFolder}/report.html`;
  mkdirSync(visualFolder, { recursive: true });
  await writeReport(report, {
    base,
    compared: common.length,
    changed,
    added: stories.after.filter((story) => !stories.before.includes(story)),
    removed: stories.before.filter((story) => !stories.after.includes(story)),
    failed,
  });
  console.log(`${common.length} stories compared, ${changed.length} pictures differ: ${report}`);
} finally {
  await browser.close();
}

function chosenStories(folder: string): string[] {
  const parts = values.story.split(',');
  return storiesOf(`${folder}/storybook`, () => true).filter((id) =>
    parts.some((part) => id.includes(part)),
  );
}

async function changedPictures(browser: Browser, chosen: string[]): Promise<ChangedPicture[]> {
  for (const folder of Object.values(folders))
    for (const [story, error] of await takePictures(
      browser,
      folder,
      chosen,
      Number(values.workers),
    ))
      failed.set(story, error);
  const changed: ChangedPicture[] = [];
  for (const story of chosen.filter((one) => !failed.has(one)))
    for (const look of lookNames) {
      const before = pictureFile(folders.before, story, look);
      const after = pictureFile(folders.after, story, look);
      const difference = await pictureDifference(before, after);
      if (difference) changed.push({ story, look, before, after, ...difference });
    }
  return changed;
}
