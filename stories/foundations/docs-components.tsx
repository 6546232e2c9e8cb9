import type { ComponentProps, PropsWithChildren } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text, TextLink } from '#src/ui/layout/text.tsx';
import { sectionId } from './section-id.ts';

/** What MDX pages are made of: the portal's own text styles in place of Storybook's. */
export const docsComponents = {
  wrapper: DocsPage,
  h1: (props: ComponentProps<'h1'>) => <Heading as="h1" size="xl" {...noRef(props)} />,
  h2: ({ children }: PropsWithChildren) => (
    <Heading as="h2" size="md" id={sectionId(children)} marginBlockStart="6">
      {children}
    </Heading>
  ),
  h3: (props: ComponentProps<'h3'>) => (
    <Heading as="h3" size="sm" marginBlockStart="2" {...noRef(props)} />
  ),
  p: (props: ComponentProps<'p'>) => <Text maxWidth="prose" {...noRef(props)} />,
  a: (props: ComponentProps<'a'>) => <TextLink {...noRef(props)} {...linkTarget(props.href)} />,
  ul: (props: ComponentProps<'ul'>) => <List as="ul" listStyleType="disc" {...noRef(props)} />,
  ol: (props: ComponentProps<'ol'>) => <List as="ol" listStyleType="decimal" {...noRef(props)} />,
  code: (props: ComponentProps<'code'>) => <Code {...noRef(props)} />,
};

function noRef<Props extends { ref?: unknown }>({ ref: _, ...props }: Props): Omit<Props, 'ref'> {
  return props;
}

/** Links between pages of Storybook change the whole window and not the frame of the page. */
const linkTarget = (href = '') =>
  href.startsWith('?') ? { href: `./${href}`, target: '_top' } : {};

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    maxWidth: 'prose',
    paddingInlineStart: '6',
    lineHeight: 'body',
  },
});

/** A name in the code, left to right in every direction of the page. */
export const Code = chakra('code', {
  base: {
    paddingInline: '1',
    bg: 'surface.sunken',
    borderRadius: 'sm',
    fontFamily: 'mono',
    fontSize: '0.875em',
    direction: 'ltr',
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
  },
});

/** The line of a `details` element that opens it. */
export const Summary = chakra('summary', {
  base: {
    paddingBlock: '2',
    color: 'accent.text',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
});

/** English text of a page that is shown from right to left keeps its full stops at its end. */
const englishText = {
  '&:dir(rtl) :is(h1, h2, h3, p, li, dt, dd, th, td, figcaption)': {
    unicodeBidi: 'plaintext',
    textAlign: 'right',
  },
};

function DocsPage({ children }: PropsWithChildren) {
  return (
    <div className="sb-unstyled">
      <Stack gap="4" color="ink" fontFamily="body" fontSize="md" css={englishText}>
        {children}
      </Stack>
    </div>
  );
}
