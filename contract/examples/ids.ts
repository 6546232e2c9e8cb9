/** The id of an example; `place` is its last hexadecimal digits. */
export const id = (place: string): string => `01930000-0000-7000-8000-${place.padStart(12, '0')}`;

/** The `clientId` of a post example; `place` is its last two hexadecimal digits. */
export const clientId = (place: string): string => `5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a${place}`;
