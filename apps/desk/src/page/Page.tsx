import { Heading, Inline, Stack, Text } from '@mall/ui';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';

export interface PageProps {
  /** The heading, which is also the title of the document. */
  readonly title: string;
  /** A sentence below the heading. */
  readonly lead?: string | undefined;
  /** The main action, beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the desk: heading, main action, content. */
export function Page({ title, lead, action, children }: PageProps) {
  return (
    <Stack gap={5}>
      <PageTitle>{title}</PageTitle>
      <Inline gap={4} justify="space-between" align="end">
        <Stack gap={1}>
          <Heading level={1}>{title}</Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {action}
      </Inline>
      {children}
    </Stack>
  );
}
