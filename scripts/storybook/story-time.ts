/** What time it is in stories, so that texts with dates and times are the same every day. */
export const storyTime = new Date('2026-11-20T10:00:00+05:30');
