export { SavedViews } from './saved-views.tsx';
