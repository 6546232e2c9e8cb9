import { isBuilt } from '../scripts/bundle/build-state.ts';
import { run } from '../scripts/child-process.ts';
import { dataExport } from './rows/data-export.ts';
import { editor } from './rows/editor-startup.ts';
import { ingest } from './rows/engagement-ingest.ts';
import { gallery } from './rows/gallery-preparation.ts';
import { zip } from './rows/invoice-zip.ts';
import { landing } from './rows/landing-page.ts';
import { languages } from './rows/languages.ts';
import { loadMore } from './rows/load-more.ts';
import { sendCodes } from './rows/one-time-codes.ts';
import { overload } from './rows/overload.ts';
import { picture } from './rows/photo-selection.ts';
import { upload } from './rows/picture-upload.ts';
import { list } from './rows/post-list.ts';
import { dashboard } from './rows/post-list-rendering.ts';
import { returnVisit } from './rows/return-visit.ts';
import { review } from './rows/review-decision.ts';
import { memory } from './rows/server-memory.ts';
import { signIn } from './rows/sign-in.ts';
import { queries } from './rows/staff-lists.ts';
import { staffPages } from './rows/staff-pages.ts';
import { typing } from './rows/typing-latency.ts';
import { verifyPhone } from './rows/verify-phone.ts';
import { video } from './rows/video-upload.ts';
import type { Figure, Row } from './support/measurements.ts';
import { dropMillionPosts } from './support/million-posts-database.ts';

const rows: Record<string, Row> = {
  landing,
  'verify-phone': verifyPhone,
  dashboard,
  languages,
  editor,
  typing,
  list,
  'load-more': loadMore,
  'return-visit': returnVisit,
  queries,
  'staff-pages': staffPages,
  review,
  'sign-in': signIn,
  overload,
  codes: sendCodes,
  zip,
  'data-export': dataExport,
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
  const outcome = holds ? 'holds' : 'MISSED';
  const compared = `limit ${limit} | ratio ${ratio} | target ${target}`;
  return `${name}: ${what}: ${figure} | ${compared} | ${outcome}`;
}
