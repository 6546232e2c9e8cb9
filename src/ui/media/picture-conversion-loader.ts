import { throwNetworkFailure } from './chunk-failure.ts';

/**
 * What converts pictures, and draws them in the page, is a chunk of its own. The editor loads it in
 * advance, so that it works without a network.
 * @throws Failure `network`
 */
export const loadPictureConversion = () =>
  import('./picture-conversion.ts').catch(throwNetworkFailure);
