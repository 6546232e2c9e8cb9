export { hashtagFilters } from './hashtag-filters.ts';
export { isLocation } from './locations.ts';
export { listHashtagIds, saveHashtags } from './repository.ts';
export { setHashtagHidden } from './write-hashtag.ts';
