/** The field in which places are chosen. */
export { PlacesInput } from './places-input.tsx';
