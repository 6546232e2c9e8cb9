/**
 * Whether a pasted or dropped file may be a picture. Devices that do not know HEIC give it no type;
 * the upload looks at its bytes.
 */
export const mayBePicture = ({ type }: File) => type === '' || type.startsWith('image/');
