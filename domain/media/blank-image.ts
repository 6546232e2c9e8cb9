/** Of a photograph in fog it is twice as much. */
const minDetail = 4;

/**
 * Is a picture almost one colour?
 * @param detail the standard deviation of the brightness of its pixels, from 0 to 127
 */
export const isBlankImage = (detail: number): boolean => detail < minDetail;
