import { isBuilt } from '../scripts/build-state.ts';
import { run } from '../scripts/run.ts';
import type { Figure, Row } from './figures.ts';
import { dropMillionPosts } from './million.ts';
import { sendCodes } from './rows/codes.ts';
import { dashboard } from './rows/dashboard.ts';
import { editor } from './rows/editor.ts';
import { gallery } from './rows/gallery.ts';
import { ingest } from './rows/ingest.ts';
import { landing } from './rows/landing.ts';
import { list } from './rows/list.ts';
import { loadMore } from './rows/load-more.ts';
import { memory } from './rows/memory.ts';
import { overload } from './rows/overload.ts';
import { picture } from './rows/picture.ts';
import { queries } from './rows/queries.ts';
import { signIn } from './rows/sign-in.ts';
import { typing } from './rows/typing.ts';
import { upload } from './rows/upload.ts';
import { verifyPhone } from './rows/verify-phone.ts';
import { video } from './rows/video.ts';
import { zip } from './rows/zip.ts';

const rows: Record<string, Row> = {
  landing,
  'verify-phone': verifyPhone,
  dashboard,
  editor,
  typing,
  list,
  'load-more': loadMore,
  queries,
  'sign-in': signIn,
  overload,
  codes: sendCodes,
  zip,
  ingest,
  upload,
  picture,
  gallery,
  video,
  memory,
};

if (!isBuilt()) {
  console.log('Building the portal first, because its sources have changed.');
  await run('scripts/build.ts');
}
const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : Object.keys(rows)) {
  const row = rows[name];
  if (row) await measure(name, row);
  else console.log(`${name}: not measured: unknown row`);
}
await dropMillionPosts();

async function measure(name: string, row: Row): Promise<void> {
  try {
    for (const figure of await row()) console.log(lineOf(name, figure));
  } catch (error) {
    console.log(`${name}: not measured: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function lineOf(name: string, { what, figure, limit, ratio, target, holds }: Figure): string {
  return `${name}: ${what}: ${figure} | limit ${limit} | ratio ${ratio} | target ${target} | ${holds ? 'holds' : 'MISSED'}`;
}
