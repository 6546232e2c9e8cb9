import type { Handlers } from '#server/http/handler.ts';
import { blockCreator } from './block-creator.ts';
import { createCreator } from './create-creator.ts';
import { listCreators } from './list-creators.ts';
import { updateCreator } from './update-creator.ts';

export const creatorOperations = {
  blockCreator,
  createCreator,
  listCreators,
  updateCreator,
} satisfies Partial<Handlers>;
