import { pictureDetail } from '#src/ui/media/picture-detail.ts';

/** A video in a hidden player. */
export type HiddenPlayer = {
  durationMs: number;
  /**
   * The frame at a moment as a JPEG of at most `side` pixels, and how far its pixels are apart: 0
   * for blank.
   */
  draw(timeMs: number, side: number, quality: number): Promise<{ picture: Blob; detail: number }>;
  close(): void;
};

/** A phone that has not shown a frame of a file by then will not, in ms. */
const timeoutMs = 20_000;

/**
 * Opens a video that this browser can decode.
 * @throws when it cannot, or does not in time
 */
export async function openHiddenPlayer(source: Blob | string): Promise<HiddenPlayer> {
  const address = typeof source === 'string' ? source : URL.createObjectURL(source);
  const player = document.createElement('video');
  const close = () => {
    player.removeAttribute('src');
    player.load();
    if (typeof source !== 'string') URL.revokeObjectURL(address);
  };
  try {
    player.muted = true;
    player.playsInline = true;
    player.preload = 'auto';
    const ready = waitForEvent(player, 'loadeddata');
    player.src = address;
    await ready;
    if (player.videoWidth === 0) throw new Error('The video has no picture.');
  } catch (error) {
    close();
    throw error;
  }
  const durationSeconds = Number.isFinite(player.duration) ? player.duration : 0;
  return {
    durationMs: Math.floor(durationSeconds * 1000),
    async draw(timeMs, side, quality) {
      await seek(player, Math.min(timeMs / 1000, durationSeconds));
      return drawFrame(player, side, quality);
    },
    close,
  };
}

async function seek(player: HTMLVideoElement, seconds: number): Promise<void> {
  if (player.currentTime === seconds && player.readyState >= player.HAVE_CURRENT_DATA) return;
  const seeked = waitForEvent(player, 'seeked');
  player.currentTime = seconds;
  await seeked;
}

async function drawFrame(player: HTMLVideoElement, side: number, quality: number) {
  const { videoWidth, videoHeight } = player;
  const scale = Math.min(1, side / Math.max(videoWidth, videoHeight));
  const canvas = new OffscreenCanvas(
    Math.round(videoWidth * scale),
    Math.round(videoHeight * scale),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This device does not draw.');
  context.drawImage(player, 0, 0, canvas.width, canvas.height);
  const detail = pictureDetail(canvas);
  return { picture: await canvas.convertToBlob({ type: 'image/jpeg', quality }), detail };
}

/** @throws when an error comes first, or nothing in time */
function waitForEvent(player: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The video does not open.')), timeoutMs);
    const stop = new AbortController();
    const end = (act: () => void) => {
      clearTimeout(timer);
      stop.abort();
      act();
    };
    const { signal } = stop;
    player.addEventListener(name, () => end(resolve), { signal });
    player.addEventListener('error', () => end(() => reject(player.error)), { signal });
  });
}
