import { useEffect } from 'react';
import type { Draft } from '#machines/flow/post-draft.ts';
import type { Exhibits } from '#machines/flow/post-preview.ts';
import { serverNow } from '#src/api/server-time.ts';
import { ReaderPost, type ReadPost } from '#src/reader/index.ts';
import { readPostOf } from './read-post.ts';

export type DraftReaderProps = { draft: Draft; exhibits: Exhibits; creator: ReadPost['creator'] };

/** A draft in the reader's view. Files of this device are let go of with it. */
export default function DraftReader({ draft, exhibits, creator }: DraftReaderProps) {
  useEffect(() => () => letGo(exhibits), [exhibits]);
  const now = new Date(serverNow()).toISOString();
  return <ReaderPost post={readPostOf(draft, exhibits, creator, now)} places={exhibits.places} />;
}

function letGo({ pictures, film }: Exhibits): void {
  for (const address of [...Object.values(pictures), film ?? ''])
    if (address.startsWith('blob:')) URL.revokeObjectURL(address);
}
