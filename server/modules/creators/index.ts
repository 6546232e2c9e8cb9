export { changeAccountStatus } from './account-status.ts';
export { changeCreator } from './change-creator.ts';
export { creatorFilters } from './creator-filters.ts';
export { presentAccountStatusEvents, presentCreator } from './presenter.ts';
export { listAccountStatusEvents } from './repository/account-status-events.ts';
export { listCreatorIds, listCreators as listCreatorRows } from './repository/creator-lists.ts';
