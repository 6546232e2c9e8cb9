/** A picture of fog has twice as much. */
const minDetail = 4;

/**
 * Whether a picture has nearly one colour.
 * @param detail the standard deviation of the brightness of its pixels, from 0 to 127
 */
export const isBlankImage = (detail: number): boolean => detail < minDetail;
