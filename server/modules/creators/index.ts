export { changeCreator } from './change-creator.ts';
export { creatorFilters } from './creator-filters.ts';
export { presentCreator } from './presenter.ts';
export { listCreatorIds, listCreators as listCreatorRows } from './repository/creator-lists.ts';
