import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, media, radius, space } from '../../tokens/scale';

export const List = styled.dl`
  display: grid;
  gap: ${space[3]};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(7em, 22%) minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Label = styled.dt`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  line-height: 1.9;
`;

export const Value = styled.dd`
  min-width: 0;
  margin: 0;
  font-variant-numeric: tabular-nums;
  & > svg {
    display: inline-block;
    width: 16px;
    height: 16px;
    margin-inline: 8px;
    vertical-align: -0.15em;
    color: ${color.muted};
  }
`;

/** A text with its line breaks. */
export const Prose = styled.p`
  white-space: pre-wrap;
`;

export const Removed = styled.del`
  padding-inline: 3px;
  border-radius: calc(${radius.sm} / 2);
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

export const Added = styled.ins`
  padding-inline: 3px;
  border-radius: calc(${radius.sm} / 2);
  background: ${color.freshSoft};
  color: ${color.fresh};
  text-decoration: none;
`;

export const Hidden = styled.em`
  color: ${color.muted};
  font-style: normal;
`;
