/*
 * Who has sent a post for review since the page was opened. In memory only: the list of the last
 * visit, which is shown first, does not have the post yet.
 */
let sender: string | null = null;

export function noteSentPost(userId: string): void {
  sender = userId;
}

export const hasSentPost = (userId: string): boolean => sender === userId;
