// Storybook compiles its manager with React.createElement.
import * as React from 'react';
import { useAddonState, useStorybookApi } from 'storybook/manager-api';
import { FormField, Muted, PanelBody, PanelButton, StoryDetails } from './panel-parts.tsx';
import { type FoundScreen, type FoundText, searchTexts } from './search-texts.ts';

/** More would be too many to read; further words find fewer. */
const shownScreens = 40;
const shownTexts = 5;
const shownStories = 4;

/** Finds the stories that show a text, in English. */
export function TextPanel() {
  const [query, setQuery] = useAddonState('portal-panels/text', '');
  const screens = searchTexts(query);
  return (
    <PanelBody>
      <FormField>
        Text on the screen, in English
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </FormField>
      <p role="status">{summaryOf(query, screens)}</p>
      {screens.slice(0, shownScreens).map((screen) => (
        <Screen key={screen.title} screen={screen} />
      ))}
    </PanelBody>
  );
}

function summaryOf(query: string, screens: FoundScreen[]): string {
  if (query.trim().length < 2) return 'Type two letters or more.';
  if (screens.length === 0) return 'No story shows this text.';
  const count = screens.length === 1 ? 'One screen shows' : `${screens.length} screens show`;
  const more = screens.length > shownScreens ? ` The first ${shownScreens} are listed.` : '';
  return `${count} these words.${more}`;
}

function Screen({ screen: { title, texts } }: { screen: FoundScreen }) {
  const left = texts.length - shownTexts;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {texts.slice(0, shownTexts).map((found) => (
          <li key={found.text}>
            “{found.text}” <Stories found={found} />
          </li>
        ))}
      </ul>
      {left > 0 && <Muted>{left === 1 ? 'One more text.' : `${left} more texts.`}</Muted>}
    </section>
  );
}

/** A button for each story; those that do not fit in a line are folded. */
function Stories({ found: { text, stories } }: { found: FoundText }) {
  const api = useStorybookApi();
  const buttons = stories.map(({ id, name }) => (
    <PanelButton key={id} type="button" onClick={() => api.selectStory(id)}>
      {name}
    </PanelButton>
  ));
  return (
    <>
      {buttons.slice(0, shownStories)}
      {buttons.length > shownStories && (
        <StoryDetails>
          <summary aria-label={`${buttons.length - shownStories} more stories with “${text}”`}>
            {buttons.length - shownStories} more
          </summary>
          {buttons.slice(shownStories)}
        </StoryDetails>
      )}
    </>
  );
}
