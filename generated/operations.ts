/* Written by scripts/contract/contract-files.ts from openapi.yaml. */
import { creatorOperations } from './creator-operations.ts';
import { staffOperations } from './staff-operations.ts';

export const operationPlaces = { ...creatorOperations, ...staffOperations };
