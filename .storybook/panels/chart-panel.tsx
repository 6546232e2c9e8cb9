// Storybook compiles its manager with React.createElement.
import * as React from 'react';
import { useEffect, useState } from 'react';
import { addons, useStorybookApi } from 'storybook/manager-api';
import type { StoryData } from '../../scripts/storybook/panel-data.ts';
import { fieldsOfEvent, type StateStory, storiesOfState } from './panel-data.ts';
import {
  ActiveState,
  Columns,
  Muted,
  PanelBody,
  PanelButton,
  StoryDetails,
} from './panel-parts.tsx';
import { messages, type ShownChart, type ShownState, type ShownTransition } from './shown-chart.ts';
import { useShownCharts, useStory } from './use-story.ts';

/** The charts of the story: their states, and what can happen in the one that is drawn. */
export function ChartPanel() {
  const story = useStory();
  const charts = useShownCharts();
  const refusal = useRefusal(charts);
  if (charts.length === 0) return <PanelBody>This story draws no chart.</PanelBody>;
  const named = new Set(story?.states.map((state) => state.split('.')[0]));
  const places = charts.map((chart, place) => ({ chart, place }));
  const first = places.filter(({ chart }) => named.has(chart.id));
  const others = places.filter(({ chart }) => !named.has(chart.id));
  return (
    <PanelBody>
      <p role="alert">{refusal}</p>
      {[...first, ...others].map(({ chart, place }) => (
        <Chart key={`${chart.id}-${place}`} chart={chart} place={place} story={story} />
      ))}
    </PanelBody>
  );
}

/** Why the last event was not taken, until a chart moves. */
function useRefusal(charts: ShownChart[]): string | null {
  const [refusal, setRefusal] = useState<{ text: string; of: ShownChart[] } | null>(null);
  useEffect(() => {
    const channel = addons.getChannel();
    const show = (text: string) => setRefusal({ text, of: charts });
    channel.on(messages.refused, show);
    return () => channel.off(messages.refused, show);
  }, [charts]);
  return refusal?.of === charts ? refusal.text : null;
}

type ChartProps = { chart: ShownChart; place: number; story: StoryData | undefined };

function Chart({ chart, place, story }: ChartProps) {
  const { id, description, states, transitions } = chart;
  const restart = () => addons.getChannel().emit(messages.restarted);
  return (
    <section aria-labelledby={`chart-${place}`}>
      <h2 id={`chart-${place}`}>{id}</h2>
      <p>
        {description} <Muted>Now in {activeLeaves(states).join(', ')}.</Muted>
      </p>
      <Columns>
        <div>
          <h3>States</h3>
          <States states={states} story={story} />
        </div>
        <div>
          <h3>Transitions from here</h3>
          <ul>
            {transitions.map((transition, index) => (
              <li key={`${transition.from} ${transition.label} ${String(index)}`}>
                <Transition transition={transition} {...{ chart, place, story }} />
              </li>
            ))}
          </ul>
          {transitions.length === 0 && <p>None.</p>}
          <p>
            <PanelButton type="button" onClick={restart}>
              Return to the story’s state
            </PanelButton>
          </p>
        </div>
      </Columns>
    </section>
  );
}

const activeLeaves = (states: ShownState[]): string[] =>
  states
    .filter(({ isActive }) => isActive)
    .flatMap((state) => (state.states.length > 0 ? activeLeaves(state.states) : [state.name]));

function States({ states, story }: { states: ShownState[]; story: StoryData | undefined }) {
  return (
    <ul>
      {states.map((state) => (
        <li key={state.name}>
          <State state={state} story={story} />
          {state.states.length > 0 && <States states={state.states} story={story} />}
        </li>
      ))}
    </ul>
  );
}

function State({ state, story }: { state: ShownState; story: StoryData | undefined }) {
  const api = useStorybookApi();
  const stories = storiesOfState(state.name, story);
  const [first] = stories;
  const name = state.isActive ? (
    <ActiveState aria-current="step" title={state.description}>
      {state.key}
    </ActiveState>
  ) : first ? (
    <PanelButton
      type="button"
      title={[`Open the story ${first.title}: ${first.name}.`, state.description].join(' ')}
      onClick={() => api.selectStory(first.id)}
    >
      {state.key}
    </PanelButton>
  ) : (
    <Muted title={state.description}>{state.key}</Muted>
  );
  return (
    <>
      {name} {stories.length > 1 && <AllStories state={state.name} stories={stories} />}
    </>
  );
}

function AllStories({ state, stories }: { state: string; stories: StateStory[] }) {
  const api = useStorybookApi();
  return (
    <StoryDetails>
      <summary aria-label={`${stories.length} stories of ${state}`}>
        {stories.length} stories
      </summary>
      {stories.map(({ id, title, name }) => (
        <PanelButton key={id} type="button" onClick={() => api.selectStory(id)}>
          {title}: {name}
        </PanelButton>
      ))}
    </StoryDetails>
  );
}

type TransitionProps = ChartProps & { transition: ShownTransition };

/** A button where the event can be sent as it is; otherwise what it needs. */
function Transition({ transition, chart, place, story }: TransitionProps) {
  const { type, label, targets, isEnabled, isResult } = transition;
  const isDelay = type.startsWith('xstate.after.');
  const fields = isDelay ? [] : fieldsOfEvent(chart.id, type, story);
  const target = targets.length > 0 ? `→ ${targets.join(', ')}` : 'stays';
  const send = () => addons.getChannel().emit(messages.sent, { chart: place, type });
  if (fields?.length === 0 && !isResult)
    return (
      <>
        <PanelButton type="button" disabled={!isEnabled} onClick={send}>
          {label}
        </PanelButton>{' '}
        <Muted>{isEnabled ? target : `${target} (not taken now)`}</Muted>
      </>
    );
  const needs = isResult ? 'a result' : `needs ${fields?.join(', ') ?? 'unknown fields'}`;
  return (
    <>
      {label} <Muted>{`${target} (${needs})`}</Muted>
    </>
  );
}
