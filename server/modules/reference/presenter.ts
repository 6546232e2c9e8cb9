import type { HashtagRow } from './repository.ts';

export const presentHashtag = ({ title, is_hidden, is_dh_tag }: HashtagRow) => ({
  title,
  isHidden: is_hidden,
  isDhTag: is_dh_tag,
});
