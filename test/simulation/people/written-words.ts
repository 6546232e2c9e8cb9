/*
 * Every word that somebody types is unlike every other, so that it can be found wherever it went.
 */

const pattern = /\bw(\d+)n(\d+)e\b/g;

/** The words of a text; those of pictures and other markup do not count. */
export const wordsIn = (text: string): string[] => text.match(pattern) ?? [];

/** Who typed a word, by their number. */
export const wordAuthor = (word: string): number => Number.parseInt(word.slice(1), 10);

/** What one person has typed into their posts. */
export class WrittenWords {
  readonly author: number;
  count = 0;
  /** The words that must be somewhere, and the post of each by its clientId. */
  readonly required = new Map<string, string>();

  constructor(author: number) {
    this.author = author;
  }

  write(clientId: string): string {
    this.count += 1;
    const word = `w${this.author}n${this.count}e`;
    this.required.set(word, clientId);
    return word;
  }

  /** These may be gone: their writer was told so, or has removed them. */
  release(words: Iterable<string>): void {
    for (const word of words) this.required.delete(word);
  }
}
