// Storybook compiles its manager with React.createElement.
import * as React from 'react';
import { type ChangeEvent, useState } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import type { Recording } from '#domain/problem-reports/recording.ts';
import { parseRecording } from '#mocks/replay/recording-schema.ts';
import { ActiveState, FormField, Muted, PanelBody, PanelButton } from './panel-parts.tsx';
import { type ReportStep, reportSteps } from './report-steps.ts';

type Report = { name: string; recording: Recording; steps: ReportStep[]; place: number };

/* The panel begins anew whenever another is chosen; the report is still wanted then. */
let opened: Report | null = null;

/** Opens a problem report and steps through its states, each as the story that shows it. */
export function ReportPanel() {
  const [report, setReport] = useReport();
  const [problem, setProblem] = useState('');
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    try {
      const recording = parseRecording(await file.text());
      setReport({ name: file.name, recording, steps: reportSteps(recording), place: -1 });
      setProblem('');
    } catch (error) {
      setReport(null);
      setProblem((error as Error).message);
    }
    // So that the same file can be chosen again.
    target.value = '';
  };
  return (
    <PanelBody>
      <FormField>
        Problem report (a JSON file)
        <input type="file" accept="application/json,.json" onChange={(event) => void open(event)} />
      </FormField>
      <p role="alert">{problem}</p>
      {report && <Steps report={report} onStep={(place) => setReport({ ...report, place })} />}
    </PanelBody>
  );
}

function useReport() {
  const [report, setReport] = useState(opened);
  const keep = (next: Report | null) => {
    opened = next;
    setReport(next);
  };
  return [report, keep] as const;
}

function Steps({ report, onStep }: { report: Report; onStep: (place: number) => void }) {
  const api = useStorybookApi();
  const { name, recording, steps, place } = report;
  const { language, theme, width, page } = recording;
  const go = (next: number) => {
    const story = steps[next]?.story;
    if (!story) return;
    onStep(next);
    api.selectStory(story.id);
  };
  const hasStory = ({ story }: ReportStep) => story !== null;
  const before = steps.slice(0, Math.max(place, 0)).findLastIndex(hasStory);
  const after = steps.findIndex((step, index) => index > place && hasStory(step));
  const applyLook = () => api.updateGlobals({ locale: language, theme });
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <p>
        {page}, {language}, {theme}, {width} pixels wide. The stories show sample data.
      </p>
      <p>
        <PanelButton type="button" disabled={before < 0} onClick={() => go(before)}>
          Previous step
        </PanelButton>{' '}
        <PanelButton type="button" disabled={after < 0} onClick={() => go(after)}>
          Next step
        </PanelButton>{' '}
        <PanelButton type="button" onClick={applyLook}>
          Use its language and theme
        </PanelButton>
      </p>
      {steps.length === 0 && <p>No chart has moved in this report.</p>}
      <ol>
        {steps.map((step, index) => (
          <li key={`${step.at} ${step.states.join()} ${String(index)}`}>
            <Step step={step} isCurrent={index === place} onOpen={() => go(index)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type StepProps = { step: ReportStep; isCurrent: boolean; onOpen: () => void };

function Step({ step, isCurrent, onOpen }: StepProps) {
  const { at, states, event, isFromPerson, story } = step;
  const text = states.join(', ');
  const cause = event ? `after ${event}${isFromPerson ? ' of the person' : ''}` : 'at its start';
  const name = isCurrent ? (
    <ActiveState aria-current="step">{text}</ActiveState>
  ) : story ? (
    <PanelButton
      type="button"
      title={`Open the story ${story.title}: ${story.name}.`}
      onClick={onOpen}
    >
      {text}
    </PanelButton>
  ) : (
    text
  );
  return (
    <>
      {name}{' '}
      <Muted>
        {(at / 1000).toFixed(1)} s, {cause}
        {story ? '' : ', no story'}
      </Muted>
    </>
  );
}
