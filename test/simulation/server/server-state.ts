import { wordsIn } from '../people/written-words.ts';
import type { RunQuery } from './embedded-database.ts';

export type StoredPost = {
  id: string;
  clientId: string;
  creatorId: string;
  state: string;
  revision: number;
  /** The words of the post and of its earlier versions. */
  words: Set<string>;
  /** What happened to it, in order. */
  events: string[];
};

type Row = Omit<StoredPost, 'words'> & { text: string };

const query = `select p.id, p.client_id as "clientId", p.creator_id as "creatorId", p.state,
    p.revision, p.title || ' ' || p.html || ' ' || coalesce((select
      string_agg(v.title || ' ' || v.html, ' ') from post_versions v where v.post_id = p.id), '')
      as text,
    coalesce((select json_agg(e.action order by e.id) from post_events e where e.post_id = p.id),
      '[]') as events
  from posts p order by p.id`;

/** The posts as the server has committed them. */
export class ServerState {
  posts: StoredPost[] = [];
  /** All words that the server has. */
  words = new Set<string>();

  async read(run: RunQuery): Promise<void> {
    const { rows } = await run<Row>(query);
    this.posts = rows.map(({ text, ...row }) => ({ ...row, words: new Set(wordsIn(text)) }));
    this.words = new Set(this.posts.flatMap(({ words }) => [...words]));
  }

  find(clientId: string, creatorId: string): StoredPost | undefined {
    return this.posts.find((post) => post.clientId === clientId && post.creatorId === creatorId);
  }
}
