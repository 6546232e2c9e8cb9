/** Of a photograph in fog it is twice as much. */
const leastDetail = 4;

/**
 * Is a picture almost one colour?
 * @param detail the standard deviation of the brightness of its pixels, from 0 to 127
 */
export const isBlank = (detail: number): boolean => detail < leastDetail;
