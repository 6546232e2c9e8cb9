export { isLocation } from './locations.ts';
export { saveHashtags } from './repository.ts';
