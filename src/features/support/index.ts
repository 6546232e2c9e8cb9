export { ProblemReportButton } from './problem-report-button.tsx';
export { RecordingSteps } from './recording-steps.tsx';
export { saveAsFile } from './save-as-file.ts';
