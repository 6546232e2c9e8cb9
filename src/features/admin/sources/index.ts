export { SourceSummaries } from './source-summaries.tsx';
