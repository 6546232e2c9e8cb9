import { useEffect } from 'react';
import type { Draft } from '#machines/flow/editor/draft.ts';
import type { PreviewMedia } from '#machines/flow/editor/post-preview.ts';
import { serverNow } from '#src/api/server-time.ts';
import { ReaderPost, type ReaderPostData } from '#src/features/reader/index.ts';
import { draftToPost } from './draft-to-post.ts';

export type DraftPreviewProps = {
  draft: Draft;
  exhibits: PreviewMedia;
  creator: ReaderPostData['creator'];
};

/** A draft in the reader's view. Files of this device are released with it. */
export default function DraftPreview({ draft, exhibits, creator }: DraftPreviewProps) {
  useEffect(() => () => revokeObjectUrls(exhibits), [exhibits]);
  const now = new Date(serverNow()).toISOString();
  return (
    <ReaderPost
      post={draftToPost(draft, exhibits, creator, now)}
      locationNames={exhibits.locations}
    />
  );
}

function revokeObjectUrls({ pictures, videoUrl }: PreviewMedia): void {
  for (const address of [...Object.values(pictures), videoUrl ?? ''])
    if (address.startsWith('blob:')) URL.revokeObjectURL(address);
}
