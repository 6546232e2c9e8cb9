import { DocsRenderer } from '@storybook/addon-docs';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useSyncExternalStore } from 'react';
import { create } from 'storybook/theming';
import { applyColorMode } from '#src/theme/color-mode.ts';
import { palette } from '#src/theme/palette.ts';
import { createStyleCache } from '#src/theme/style-cache.ts';
import { ThemeProvider } from '#src/theme/theme-provider.tsx';
import { docsComponents } from '#stories/foundations/docs-components.tsx';
import type { Surroundings } from '#stories/support/story-providers.tsx';

const styles = createStyleCache();

const themes = {
  light: create({ base: 'light', appContentBg: palette.light.surface }),
  dark: create({ base: 'dark', appContentBg: palette.dark.surface }),
};

/** Storybook's renderer of MDX pages, with the look of the portal and the toolbar's settings. */
export function createDocsRenderer(): Pick<DocsRenderer<never>, 'render' | 'unmount'> {
  const renderer = new DocsRenderer<never>();
  return {
    unmount: renderer.unmount,
    render: (context, parameters, element) =>
      renderer.render(
        context,
        { ...parameters, container: Container, components: docsComponents },
        element,
      ),
  };
}

/**
 * The pages are in English, so the chosen language and its direction do not apply to them. They
 * leave the document's to the stories on them, which set it.
 */
function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, direction } = useToolbar(context.channel);
  useEffect(() => {
    applyColorMode(theme);
  }, [theme]);
  return (
    <div lang="en" dir={direction === 'rtl' ? 'rtl' : 'ltr'}>
      <DocsContainer context={context} theme={themes[theme]}>
        <ThemeProvider cache={styles}>{children}</ThemeProvider>
      </DocsContainer>
    </div>
  );
}

type Globals = Pick<Surroundings, 'theme' | 'direction'>;
const initial: Globals = { theme: 'light', direction: 'auto' };

function useToolbar(channel: DocsContainerProps['context']['channel']): Globals {
  const subscribe = (onChange: () => void) => {
    channel.on('globalsUpdated', onChange);
    return () => channel.off('globalsUpdated', onChange);
  };
  return useSyncExternalStore(subscribe, () => {
    const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
    return (last as { globals: Globals } | undefined)?.globals ?? initial;
  });
}
