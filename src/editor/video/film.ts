import { limits } from '#domain/limits.ts';
import type { FilmNews, FilmSource, FilmWish, Frame } from '#machines/flow/poster-frame.ts';
import { type OpenFilm, openFilm } from './open-film.ts';

const samples = 8;
const sampleSide = 240;
const seenSide = 720;
const quality = { shown: 0.75, kept: 0.9 };

type FilmCall = {
  input: { source: FilmSource };
  sendBack: (news: FilmNews) => void;
  receive: (listener: (wish: FilmWish) => void) => void;
};

/** The actor `film` of the chart `poster-frame`: a hidden film out of which pictures are drawn, one at a time. */
export function watchFilm({ input, sendBack, receive }: FilmCall): () => void {
  const addresses = new Set<string>();
  let film: OpenFilm | undefined;
  let wanted: FilmWish | undefined;
  let isDrawing = true;
  let isOver = false;
  const close = () => {
    isOver = true;
    film?.close();
    for (const address of addresses) URL.revokeObjectURL(address);
  };
  const fail = () => {
    if (!isOver) sendBack({ type: 'film.failed' });
  };
  const frameAt = async (opened: OpenFilm, time: number, side: number): Promise<Frame> => {
    const { detail, picture } = await opened.draw(time, side, quality.shown);
    const address = URL.createObjectURL(picture);
    addresses.add(address);
    return { time, address, detail };
  };
  const serve = async (opened: OpenFilm, wish: FilmWish) => {
    if (wish.type === 'frame.wanted') {
      sendBack({ type: 'frame.drawn', frame: await frameAt(opened, wish.time, seenSide) });
      return;
    }
    const { picture } = await opened.draw(wish.time, limits.imageSideMax, quality.kept);
    sendBack({ type: 'picture.taken', picture: new File([picture], 'poster.jpg', { type: picture.type }) });
  };
  const serveWishes = async (opened: OpenFilm) => {
    while (wanted && !isOver) {
      const wish = wanted;
      wanted = undefined;
      await serve(opened, wish);
    }
    isDrawing = false;
  };
  const begin = async () => {
    const opened = await openFilm('url' in input.source ? input.source.url : blobOf(input.source.file));
    film = opened;
    if (isOver) return opened.close();
    sendBack({ type: 'film.opened', durationMs: opened.durationMs });
    for (const time of sampledTimes(opened.durationMs)) {
      if (isOver) return;
      sendBack({ type: 'frame.sampled', frame: await frameAt(opened, time, sampleSide) });
    }
    sendBack({ type: 'film.sampled' });
    await serveWishes(opened);
  };
  receive((wish) => {
    // A picture that was asked for is not given up for a frame to look at.
    if (wanted?.type !== 'picture.wanted') wanted = wish;
    if (isDrawing || !film) return;
    isDrawing = true;
    serveWishes(film).catch(fail);
  });
  begin().catch(fail);
  return close;
}

/** Moments from all over a film, in whole ms: none at its very beginning or end, where films are black. */
function sampledTimes(durationMs: number): number[] {
  const times = Array.from({ length: samples }, (_, at) => Math.floor(((at + 0.5) / samples) * durationMs));
  return [...new Set(times)];
}

function blobOf(file: unknown): Blob {
  if (file instanceof Blob) return file;
  throw new Error('The file is not on this device.');
}
