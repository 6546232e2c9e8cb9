import { genres } from '#domain/post/genres.ts';
import type { Handler } from '#server/http/handler.ts';

const genreList = Object.entries(genres).map(([code, subGenres]) => ({
  code,
  subGenres: [...subGenres],
}));

export const getGenres: Handler<'getGenres'> = async () => genreList;
