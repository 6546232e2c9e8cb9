import type { ReactNode } from 'react';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';

type Props = { title: ReactNode; back: { href: string; label: ReactNode }; children: ReactNode };

/** One thing to decide on, with the way back to the list. */
export function DecisionPage({ title, back, children }: Props) {
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <BackLink to={back.href}>{back.label}</BackLink>
        <PageTitle>{title}</PageTitle>
        {children}
      </Stack>
    </Page>
  );
}
