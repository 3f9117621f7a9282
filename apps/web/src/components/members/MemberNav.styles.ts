import { BaseLink, color, fontSize, media, radius, space, tapTarget } from '@mall/ui';
import { styled } from 'styled-components';

export const Group = styled.div`
  & + & {
    margin-top: ${space[4]};
  }
`;

export const GroupName = styled.p`
  padding-inline: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

export const Entries = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const EntryLink = styled(BaseLink)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${tapTarget};
  padding-inline: ${space[3]};
  border-radius: ${radius.sm};
  color: ${color.text};
  text-decoration: none;
  & svg {
    width: 20px;
    height: 20px;
    flex: none;
    color: ${color.muted};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    background: ${color.brandSoft};
    color: ${color.brand};
    font-weight: 700;
    & svg {
      color: inherit;
    }
  }
`;
