import type { Recording } from '#domain/problem-reports/recording.ts';
import { newPostId } from '../first-page.ts';
import type { Position } from './recorded-network.ts';

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** How many entries after an id was created it may come up in the address. */
const soon = 25;

/**
 * Has the page give a new post the id that it had, which is in the address of the editor and in
 * calls. Other new ids are keys that nobody compares.
 */
export function repeatIds(recording: Recording, position: Position): void {
  const { entries } = recording;
  const create = crypto.randomUUID.bind(crypto);
  let first = newPostId(recording);
  crypto.randomUUID = () => {
    if (first && location.href.includes(first)) first = undefined;
    if (first) return first as ReturnType<typeof create>;
    const near = entries.slice(position.reached, position.reached + soon);
    const path = near.flatMap((entry) => (entry.kind === 'page' ? [entry.path] : []));
    const ids = path.flatMap((one) => one.match(anyId) ?? []);
    const known = JSON.stringify(entries.slice(0, position.reached)) + location.href;
    return (ids.find((id) => !known.includes(id)) ?? create()) as ReturnType<typeof create>;
  };
}
