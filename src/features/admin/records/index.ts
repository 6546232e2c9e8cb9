export type { FileColumn } from '#src/ui/data/csv.ts';
export {
  AccountStatusBadge,
  AccountStatusSelect,
  accountStatusTexts,
  BlockNotice,
} from './account-status.tsx';
export { ActionDialog, type ActionFormProps, type ActionTexts } from './action-dialog.tsx';
export {
  type AgencyReference,
  agencyUrlFilter,
  liveAgencySearchMachine,
  liveNamedAgencyMachine,
  namedAgencyMachine,
} from './agency-search.ts';
export { type AgencySearchActor, AgencySelect } from './agency-select.tsx';
export { BlockForm } from './block-form.tsx';
export {
  creatorLabel,
  creatorPicker,
  creatorUrlFilter,
  liveNamedCreatorMachine,
  namedCreatorMachine,
  ogcCreatorPicker,
} from './creator-picker.ts';
export { type ExportActor, ExportButton } from './export-button.tsx';
export { FilterRow } from './filter-row.tsx';
export { ListToolbar } from './list-toolbar.tsx';
export { MoreFilters } from './more-filters.tsx';
export { NothingFound } from './nothing-found.tsx';
export { OneTimeLink } from './one-time-link.tsx';
export { useRecordForm } from './record-form.ts';
export {
  type FormActor,
  RecordDialogForm,
  RecordForm,
  RecordFormPage,
} from './record-form-page.tsx';
export { RecordListPage } from './record-list-page.tsx';
export { type ListActor, RecordListView } from './record-list-view.tsx';
export { RecordPage } from './record-page.tsx';
export {
  createLivePicker,
  type PickerActor,
  RecordPicker,
  recordPickerMachine,
  usePicker,
} from './record-picker.tsx';
export { RecordValue, RecordValues } from './record-values.tsx';
export { SavedMessage } from './saved-message.tsx';
export { SearchField } from './search-field.tsx';
