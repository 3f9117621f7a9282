import { color, Heading, Inline, radius, space, Stack } from '@mall/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Card = styled.section`
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

export interface SectionProps {
  readonly title: string;
  /** The main action, beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page with a heading of its own. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <Inline gap={3} justify="space-between">
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          {action}
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
