import { readFile } from 'node:fs/promises';

/**
 * Small files as phones and messengers produce them, made by ffmpeg 5 from its test pictures.
 * `avc.mov` has H.264 and AAC, `silent.mov` only H.264 and its index in front, `pcm.mov`
 * uncompressed sound. `clear.webp` is half transparent.
 */
export type PhoneFile =
  | `${'avc' | 'silent' | 'pcm' | 'hevc'}.mov`
  | 'hevc.mp4'
  | `${'photo' | 'clear' | 'animated'}.webp`
  | 'animated.gif'
  | 'photo.heic';

const folder = new URL('../fixtures/phone-files/', import.meta.url);

export const phoneFileBytes = (name: PhoneFile) => readFile(new URL(name, folder));

/** As a browser hands it over. It does not know the type of every file. */
export const phoneFile = async (name: PhoneFile, type = '') =>
  new File([await phoneFileBytes(name)], name, { type });
