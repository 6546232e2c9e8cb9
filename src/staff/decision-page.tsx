import type { ReactNode } from 'react';
import { Page, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { TextLink } from '#src/ui/text.tsx';

type Props = { title: ReactNode; back: { href: string; label: ReactNode }; children: ReactNode };

/** One thing to decide on, with the way back to the list. */
export function DecisionPage({ title, back, children }: Props) {
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <TextLink href={back.href} width="fit-content">
          {back.label}
        </TextLink>
        <PageTitle>{title}</PageTitle>
        {children}
      </Stack>
    </Page>
  );
}
