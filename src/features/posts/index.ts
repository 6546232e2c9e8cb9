export { AppealPictures } from './appeal/appeal-pictures.tsx';
export { DecisionCard } from './appeal/decision-card.tsx';
/** A communication card as creators see it. */
export { Announcement } from './comm-cards/announcement.tsx';
/** What happened to a post, for other features that show it. */
export {
  livePostHistoryMachine,
  type postHistoryMachine,
} from './history/live-post-history-machine.ts';
export { PostHistory } from './history/post-history.tsx';
/** What differs between two texts. */
export { diffParagraphs, diffText } from './versions/diff.ts';
export { ParagraphDiff } from './versions/paragraph-diff.tsx';
export { TextDiff } from './versions/text-diff.tsx';
