export { saveHashtags } from './hashtag-repository.ts';
export { isLocation } from './locations.ts';
