import type { ReactNode } from 'react';
import { Row } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';

type ShareMessageProps = {
  title: ReactNode;
  text: ReactNode;
  /** Read out at once, because something has failed. */
  isAlert?: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** What becomes of a share, in words, and what can be done. */
export function ShareMessage({ title, text, isAlert = false, children }: ShareMessageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Text {...(isAlert && { role: 'alert' })}>{text}</Text>
      <Row>{children}</Row>
    </>
  );
}
