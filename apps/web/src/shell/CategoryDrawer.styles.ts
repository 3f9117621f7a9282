import { BaseLink, color, radius, space, tapTarget } from '@mall/ui';
import { styled } from 'styled-components';

export const Entry = styled(BaseLink)`
  display: flex;
  align-items: center;
  min-height: ${tapTarget};
  padding-inline: ${space[3]};
  border-radius: ${radius.sm};
  color: ${color.text};
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
  }
`;
