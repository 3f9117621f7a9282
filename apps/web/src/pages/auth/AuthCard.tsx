import { arch, color, Heading, media, shadow, space, Stack, Text } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageTitle } from '../../navigation/PageTitle';

const Sheet = styled.section`
  max-width: 460px;
  margin-inline: auto;
  padding: ${space[7]} ${space[6]} ${space[6]};
  border-radius: 160px 160px 20px 20px;
  background: ${color.surface};
  box-shadow: ${shadow.md};
  ${media.phone} {
    margin-inline: max(${space[4]}, calc((100% - 460px) / 2));
    padding: ${space[6]} ${space[4]} ${space[5]};
    border-radius: 120px 120px 20px 20px;
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

/** The icon of a result, under an arch in place of the shop's logo. */
const Outcome = styled.span`
  display: grid;
  place-items: end center;
  width: 72px;
  height: 88px;
  margin: 0 auto ${space[3]};
  padding-bottom: 20px;
  border-radius: ${arch};
  background: linear-gradient(${color.brandSoft}, ${color.sunken});
  color: ${color.brand};
  & svg {
    width: 32px;
    height: 32px;
    stroke-width: 1.5;
  }
`;

/** Chinese breaks between any characters; balanced lines that end with a clause are easier to read. */
const AFTER_CLAUSE = /(?<=[，。])/;
const Clause = styled.span`
  display: inline-block;
`;

export interface AuthCardProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The icon of the result; without one, the shop's logo. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** The arched card around the sign-in and registration forms, and their results. */
export function AuthCard({ title, text, icon, children }: AuthCardProps) {
  return (
    <Sheet>
      <PageTitle>{title}</PageTitle>
      <Stack gap={5}>
        <Stack gap={1} style={{ textAlign: 'center' }}>
          {icon ? <Outcome aria-hidden>{icon}</Outcome> : <ShopArch aria-hidden />}
          <Heading level={1}>{title}</Heading>
          {text && (
            <Text tone="muted">
              {text.split(AFTER_CLAUSE).map((clause) => (
                <Clause key={clause}>{clause}</Clause>
              ))}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Sheet>
  );
}
