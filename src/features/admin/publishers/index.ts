export { publisherPaths } from './publisher-paths.ts';
export { activePublisherPicker, publisherPicker } from './publisher-picker.ts';
