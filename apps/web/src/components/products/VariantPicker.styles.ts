import { color, fontSize, radius, space, tapTarget } from '@mall/ui';
import { styled } from 'styled-components';

export const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-width: 0;
  padding: 0;
  border: 0;
  & legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-weight: 700;
  }
`;

export const Type = styled.button`
  min-height: ${tapTarget};
  padding-inline: ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${fontSize.sm};
  &[aria-pressed='true'] {
    border-color: ${color.brand};
    background: ${color.brandSoft};
    color: ${color.brand};
    box-shadow: inset 0 0 0 1px ${color.brand};
    font-weight: 700;
  }
  &[data-sold-out] {
    border-style: dashed;
    color: ${color.muted};
    text-decoration: line-through;
  }
`;
