import { comboboxRecipe, menuRecipe, selectRecipe } from './listbox.ts';
import { sliderRecipe } from './slider.ts';
import { tableRecipe } from './table.ts';
import { tabsRecipe } from './tabs.ts';
import { tagsInputRecipe } from './tags-input.ts';

/** How Chakra's own components look, by the names that Chakra asks for. */
export const slotRecipes = {
  combobox: comboboxRecipe,
  menu: menuRecipe,
  select: selectRecipe,
  slider: sliderRecipe,
  table: tableRecipe,
  tabs: tabsRecipe,
  tagsInput: tagsInputRecipe,
};
