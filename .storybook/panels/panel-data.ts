import data from '#generated/storybook-panels.json';
import type { PanelData, StoryData } from '../../scripts/storybook/panel-data.ts';

/** What is known of all stories, charts, operations and scenarios. */
export const panelData: PanelData = data;

/** A story by its id; nothing for a page of documentation. */
export const findStory = (id: string | undefined): StoryData | undefined =>
  id === undefined ? undefined : panelData.stories[id];

/** The operations that a story's charts call. */
export const operationsOfStory = (story: StoryData | undefined): string[] =>
  (story && panelData.calls[story.calls]?.operations) ?? [];

/** A story of a state. */
export type StateStory = { id: string; title: string; name: string };

/** The stories of a state; those next to the given story come first. */
export function storiesOfState(state: string, near: StoryData | undefined): StateStory[] {
  const distance = ({ title, calls }: StoryData) =>
    title === near?.title ? 0 : calls === near?.calls ? 1 : 2;
  return Object.entries(panelData.stories)
    .filter(([, { states }]) => states.includes(state))
    .sort(([, first], [, second]) => distance(first) - distance(second))
    .map(([id, { title, name }]) => ({ id, title, name }));
}

/**
 * The fields that an event needs besides its type, in a chart by the `id` of its machine; nothing
 * when the chart is not known. A chart that a factory makes may have another id than its file.
 */
export function fieldsOfEvent(
  chartId: string,
  event: string,
  story: StoryData | undefined,
): string[] | undefined {
  const charts = Object.entries(panelData.charts);
  const own = charts.find(([, { id }]) => id === chartId)?.[0];
  const among = own ? [own] : ((story && panelData.calls[story.calls]?.charts) ?? []);
  return among.flatMap((name) => {
    const fields = panelData.charts[name]?.events[event];
    return fields ? [fields] : [];
  })[0];
}
