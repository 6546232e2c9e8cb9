export type PictureRecord = {
  id: string;
  url: string;
  width: number;
  height: number;
  caption: string;
  alt: string;
};

export type VideoRecord = {
  id: string;
  url: string;
  width: number;
  height: number;
  durationMs: number;
  hasSound: boolean;
  /** Shown before it plays. */
  poster: Omit<PictureRecord, 'caption' | 'alt'> | null;
};
