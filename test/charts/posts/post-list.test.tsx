import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createEmptyActor } from 'xstate';
import { CardList } from '#src/features/posts/list/card-list.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { press } from '../harness/gestures.ts';
import { draw } from '../harness/render-screen.tsx';

/* Where the focus is while a list changes around it. */

const nameOf = (name: string) => name;
const drawCard = (name: string) => <a href={`#${name}`}>{name}</a>;
// None of their ids starts a chunk, so a post added above them changes their chunk.
const cards = ['card-0001', 'card-0002', 'card-0003'];
const anchor = { card: 'card-0002', top: 0, hadFocus: true };

function List() {
  const [rows, setRows] = useState(cards);
  const come = () => setRows(['card-0009', ...rows]);
  return (
    <>
      <Button onMouseDown={(event) => event.preventDefault()} onClick={come}>
        Another comes
      </Button>
      <CardList rows={rows} getKey={nameOf} renderRow={drawCard} anchor={anchor}>
        {null}
      </CardList>
    </>
  );
}

it('a person who returns to a card stays on it when another comes above', async () => {
  await using _list = await draw(List, createEmptyActor());
  const card = page.getByRole('link', { name: 'card-0002' });
  await expect.element(card).toHaveFocus();
  await press('Another comes')();
  await expect.element(page.getByRole('link', { name: 'card-0009' })).toBeVisible();
  await expect.element(card).toHaveFocus();
});
