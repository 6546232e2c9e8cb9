import { limits } from '#domain/limits.ts';
import type {
  Frame,
  FrameSourceEvent,
  FrameSourceRequest,
  VideoSource,
} from '#machines/flow/editor/poster-frame.ts';
import { type HiddenPlayer, openHiddenPlayer } from './hidden-player.ts';

const sampleCount = 8;
const sampleSidePx = 240;
const previewSidePx = 720;
const quality = { shown: 0.75, kept: 0.9 };

type FrameExtractorArgs = {
  input: { source: VideoSource };
  sendBack: (news: FrameSourceEvent) => void;
  receive: (listener: (request: FrameSourceRequest) => void) => void;
};

/** The actor `film` of the chart `poster-frame`: a hidden video that yields one frame at a time. */
export function extractFrames({ input, sendBack, receive }: FrameExtractorArgs): () => void {
  const objectUrls = new Set<string>();
  let player: HiddenPlayer | undefined;
  let pendingRequest: FrameSourceRequest | undefined;
  let isDrawing = true;
  let isStopped = false;
  const close = () => {
    isStopped = true;
    player?.close();
    for (const address of objectUrls) URL.revokeObjectURL(address);
  };
  const fail = () => {
    if (!isStopped) sendBack({ type: 'video.unreadable' });
  };
  const frameAt = async (opened: HiddenPlayer, time: number, side: number): Promise<Frame> => {
    const { detail, picture } = await opened.draw(time, side, quality.shown);
    const address = URL.createObjectURL(picture);
    objectUrls.add(address);
    return { time, address, detail };
  };
  const handleRequest = async (opened: HiddenPlayer, request: FrameSourceRequest) => {
    if (request.type === 'frame.requested') {
      sendBack({ type: 'frame.drawn', frame: await frameAt(opened, request.time, previewSidePx) });
      return;
    }
    const { picture } = await opened.draw(request.time, limits.imageSideMax, quality.kept);
    sendBack({
      type: 'picture.captured',
      picture: new File([picture], 'poster.jpg', { type: picture.type }),
    });
  };
  const handleRequests = async (opened: HiddenPlayer) => {
    while (pendingRequest && !isStopped) {
      const request = pendingRequest;
      pendingRequest = undefined;
      await handleRequest(opened, request);
    }
    isDrawing = false;
  };
  const begin = async () => {
    const opened = await openHiddenPlayer(
      'url' in input.source ? input.source.url : toBlob(input.source.file),
    );
    player = opened;
    if (isStopped) return opened.close();
    sendBack({ type: 'video.opened', durationMs: opened.durationMs });
    for (const time of sampleTimes(opened.durationMs)) {
      if (isStopped) return;
      sendBack({ type: 'frame.sampled', frame: await frameAt(opened, time, sampleSidePx) });
    }
    sendBack({ type: 'video.sampled' });
    await handleRequests(opened);
  };
  receive((request) => {
    // A frame must not replace a requested picture.
    if (pendingRequest?.type !== 'picture.requested') pendingRequest = request;
    if (isDrawing || !player) return;
    isDrawing = true;
    handleRequests(player).catch(fail);
  });
  begin().catch(fail);
  return close;
}

/**
 * Moments spread over a video, in whole ms: none at its very start or end, where videos are
 * black.
 */
function sampleTimes(durationMs: number): number[] {
  const times = Array.from({ length: sampleCount }, (_, at) =>
    Math.floor(((at + 0.5) / sampleCount) * durationMs),
  );
  return [...new Set(times)];
}

function toBlob(file: unknown): Blob {
  if (file instanceof Blob) return file;
  throw new Error('The file is not on this device.');
}
