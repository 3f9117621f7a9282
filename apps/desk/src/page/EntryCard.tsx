import { arch, color, Heading, media, shadow, space, Stack, Text } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageTitle } from './PageTitle';

const Ground = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${space[5]} ${space[4]};
  ${media.phone} {
    place-items: start center;
  }
`;

const Sheet = styled.div`
  width: min(460px, 100%);
  padding: ${space[6]};
  border-radius: 20px;
  background: ${color.surface};
  box-shadow: ${shadow.md};
  ${media.phone} {
    padding: ${space[5]} ${space[4]};
  }
`;

const ShopArch = styled.span`
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

export interface EntryCardProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** The card of the screens before the desk is open: sign-in and invitation. */
export function EntryCard({ title, text, children }: EntryCardProps) {
  return (
    <Ground>
      <Sheet>
        <PageTitle>{title}</PageTitle>
        <Stack gap={5}>
          <Stack gap={1} style={{ textAlign: 'center' }}>
            <ShopArch aria-hidden />
            <Heading level={1}>{title}</Heading>
            {text && <Text tone="muted">{text}</Text>}
          </Stack>
          {children}
        </Stack>
      </Sheet>
    </Ground>
  );
}
