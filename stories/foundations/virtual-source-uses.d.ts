/** Written by `.storybook/source-uses.ts`. */
declare module 'virtual:source-uses' {
  import type { LucideIcon } from 'lucide-react';

  export const icons: Record<string, LucideIcon>;
  /** Paths of sources by the name of the icon or the colour. */
  export const iconUses: Record<string, string[]>;
  export const colorUses: Record<string, string[]>;
}
