export { deleteOldProblemReports } from './problem-reports.ts';
