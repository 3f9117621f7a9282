import { color, fontSize, radius } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface TagProps {
  /** @default 'plain' */
  readonly tone?: 'plain' | 'brand' | 'fresh' | 'warning' | undefined;
  readonly children: ReactNode;
}

const Pill = styled.span`
  display: inline-block;
  padding: 2px 10px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  color: ${color.text};
  font-size: ${fontSize.sm};
  white-space: nowrap;
  &[data-tone='brand'] {
    background: ${color.brandSoft};
    color: ${color.brand};
  }
  &[data-tone='fresh'] {
    background: ${color.freshSoft};
    color: ${color.fresh};
  }
  &[data-tone='warning'] {
    background: ${color.warningSoft};
    color: ${color.warning};
  }
`;

/** A short word about a row, such as a role or a state. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <Pill data-tone={tone}>{children}</Pill>;
}
