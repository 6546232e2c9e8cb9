/** Node has a navigator without a vendor. */
const vendor: string | undefined = globalThis.navigator?.vendor;

/**
 * The pictures that a file chooser offers; their type is read from their bytes. Safari hands over
 * photos of the camera as JPEG where HEIC is not asked for. Elsewhere HEIC can be chosen, so that
 * the person reads what to change.
 */
export const acceptedPictures = vendor?.startsWith('Apple')
  ? 'image/jpeg,image/png,image/webp,image/gif'
  : 'image/*';
