/** What happened to a post, for other features that show it. */
export {
  livePostHistoryMachine,
  type postHistoryMachine,
} from './history/live-post-history-machine.ts';
export { PostHistory } from './history/post-history.tsx';
