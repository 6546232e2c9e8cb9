import { useEffect, useState } from 'react';
import { addons, useStorybookState } from 'storybook/manager-api';
import type { StoryData } from '../../scripts/storybook/panel-data.ts';
import { findStory } from './panel-data.ts';
import { messages, type ShownChart } from './shown-chart.ts';

/** The selected story; nothing on a page of documentation. */
export function useStory(): StoryData | undefined {
  return findStory(useStorybookState().storyId);
}

/** The charts on the screen, as the preview last told. */
export function useShownCharts(): ShownChart[] {
  const [charts, setCharts] = useState<ShownChart[]>([]);
  useEffect(() => {
    const channel = addons.getChannel();
    channel.on(messages.shown, setCharts);
    channel.emit(messages.requested);
    return () => channel.off(messages.shown, setCharts);
  }, []);
  return charts;
}
