import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { CodeInput } from '#src/ui/forms/code-input.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { draw } from '../harness/render-screen.tsx';

const LongCode = () => (
  <Box padding="5">
    <CodeInput aria-label="Code" digits={8} value="48213907" onChange={() => {}} />
  </Box>
);

it('draws the eight cells of a long code in one row on a narrow phone', async () => {
  await using _drawing = await draw(LongCode, createActor(createMachine({})));
  const cells = [...document.querySelectorAll('span[aria-hidden="true"]')].map((cell) =>
    cell.getBoundingClientRect(),
  );
  expect(cells).toHaveLength(8);
  const gaps = cells.slice(1).map(({ left }, index) => left - (cells[index]?.right ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(3.5);
  expect(Math.max(...gaps)).toBe(gaps[3]);
  const widths = cells.map(({ width }) => width);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.5);
});
