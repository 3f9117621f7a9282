import { arch, color, Heading, media, shadow, space, Stack, Text } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageTitle } from '../../shell/PageTitle';

const Sheet = styled.section`
  max-width: 460px;
  margin-inline: auto;
  padding: ${space[7]} ${space[6]} ${space[6]};
  border-radius: 160px 160px 20px 20px;
  background: ${color.surface};
  box-shadow: ${shadow.md};
  ${media.phone} {
    margin-inline: ${space[4]};
    padding: ${space[6]} ${space[4]} ${space[5]};
    border-radius: 120px 120px 20px 20px;
  }
`;

const Door = styled.span`
  display: grid;
  place-items: end center;
  width: 34px;
  height: 42px;
  margin: 0 auto ${space[2]};
  border-radius: ${arch};
  background: ${color.brand};
  &::after {
    content: '';
    width: 17px;
    height: 27px;
    border-radius: 999px 999px 0 0;
    background: ${color.surface};
  }
`;

export interface AuthCardProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The arched card around the sign-in and registration forms. */
export function AuthCard({ title, text, children }: AuthCardProps) {
  return (
    <Sheet>
      <PageTitle>{title}</PageTitle>
      <Stack gap={5}>
        <Stack gap={1} style={{ textAlign: 'center' }}>
          <Door aria-hidden />
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Sheet>
  );
}
