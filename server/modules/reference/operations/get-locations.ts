import type { Handler } from '#server/http/handler.ts';
import { statesWithCities } from '../locations.ts';

export const getLocations: Handler<'getLocations'> = async () => statesWithCities;
