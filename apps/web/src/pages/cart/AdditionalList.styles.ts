import { color, fontSize, media, radius, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Additions = styled.ul`
  display: grid;
  gap: ${space[2]};
  & > li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    gap: ${space[3]};
    align-items: center;
    padding: ${space[2]} ${space[3]} ${space[2]} ${space[2]};
    border-radius: ${radius.md};
    background: ${color.surface};
    & > :first-child {
      border-radius: ${radius.sm};
    }
  }
  ${media.phone} {
    /* A quantity beside the button needs a separate row. */
    &[data-several] > li > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const ItemText = styled.div`
  & > strong {
    display: block;
    font-weight: 500;
    line-height: 1.4;
  }
  & small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
`;

export const ParentPicture = styled.div`
  flex: none;
  width: 72px;
  overflow: hidden;
  border-radius: ${radius.md};
`;
