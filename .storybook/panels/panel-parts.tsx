// Storybook compiles its manager with React.createElement.
import * as React from 'react';
import { useState } from 'react';
import { styled } from 'storybook/theming';

/* What the panels look like, in the colours of Storybook's light and dark theme. */

export const PanelBody = styled.div(({ theme }) => ({
  padding: 16,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  h2: { fontSize: theme.typography.size.m1, margin: '0 0 4px' },
  h3: { fontSize: theme.typography.size.s2, margin: '12px 0 4px' },
  p: { margin: '0 0 8px' },
  'ul, ol': { listStyle: 'none', margin: 0, padding: 0 },
  'ul ul': {
    paddingInlineStart: 16,
    marginInlineStart: 7,
    borderInlineStart: `1px solid ${theme.appBorderColor}`,
  },
  li: { margin: '2px 0' },
  a: { color: theme.color.secondary },
  code: { fontFamily: theme.typography.fonts.mono, fontSize: theme.typography.size.s1 },
  section: { marginBottom: 24 },
}));

export const Columns = styled.div({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
});

export const PanelButton = styled.button(({ theme }) => ({
  padding: '2px 8px',
  color: theme.color.defaultText,
  background: theme.button.background,
  border: `1px solid ${theme.button.border}`,
  borderRadius: theme.input.borderRadius,
  font: 'inherit',
  cursor: 'pointer',
  '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
}));

/** The state that is drawn: told apart by a frame and bold text, not by colour alone. */
export const ActiveState = styled.strong(({ theme }) => ({
  display: 'inline-block',
  padding: '2px 8px',
  background: theme.background.hoverable,
  border: `2px solid ${theme.color.secondary}`,
  borderRadius: theme.input.borderRadius,
}));

/** The stories of one state, folded until they are wanted. */
export const StoryDetails = styled.details({
  display: 'inline-block',
  verticalAlign: 'top',
  summary: { cursor: 'pointer' },
  button: { display: 'block', margin: '4px 0' },
});

/** A label with its field. */
export const FormField = styled.label(({ theme }) => ({
  display: 'grid',
  gap: 4,
  maxWidth: 480,
  marginBottom: 8,
  input: {
    padding: '6px 8px',
    color: theme.input.color,
    background: theme.input.background,
    border: `1px solid ${theme.input.border}`,
    borderRadius: theme.input.borderRadius,
    font: 'inherit',
  },
  'input:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
}));

export const Muted = styled.span(({ theme }) => ({ color: theme.textMutedColor }));

/** Copies a link, or shows it where the browser does not allow copying. */
export function CopyLink({ link }: { link: string }) {
  const [text, setText] = useState('Copy link');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setText('Copied');
    } catch {
      setText(link);
    }
  };
  return (
    <PanelButton type="button" onClick={() => void copy()}>
      <span aria-live="polite">{text}</span>
    </PanelButton>
  );
}
