import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius } from '../../tokens/scale';

// While busy, the text stays in full contrast; only the picture fades.
export const Line = styled.article`
  display: grid;
  grid-template-columns: clamp(72px, 20vw, 96px) minmax(0, 1fr) auto;
  align-items: start;
  gap: 8px 14px;
  padding-block: 16px;
  border-bottom: 1px solid ${color.line};
  &[aria-busy='true'] {
    cursor: progress;
    & img {
      opacity: 0.5;
    }
  }
  & img {
    transition: opacity ${duration.base};
  }
  & > a {
    grid-row: 1 / span 2;
    overflow: hidden;
    border-radius: ${radius.md};
  }
`;

export const Details = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
`;

export const Name = styled.h3`
  font-size: ${fontSize.md};
  font-weight: 500;
  line-height: 1.45;
  & a {
    color: inherit;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        color: ${color.brand};
      }
    }
  }
`;

export const Tag = styled.span`
  display: inline-block;
  margin-inline-end: 6px;
  padding: 0 8px;
  border-radius: ${radius.sm};
  background: ${color.freshSoft};
  color: ${color.fresh};
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1.7;
  vertical-align: 1px;
  &[data-type='3'] {
    background: ${color.brandSoft};
    color: ${color.brand};
  }
`;

export const Attributes = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

export const End = styled.div`
  margin: -10px -10px 0 0;
  color: ${color.muted};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  @media (max-width: 359px) {
    grid-column: 1 / -1;
  }
`;

export const Problem = styled.p`
  display: flex;
  grid-column: 1 / -1;
  gap: 8px;
  padding: 8px 12px;
  border-radius: ${radius.sm};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${fontSize.sm};
  & svg {
    flex: none;
    width: 18px;
    height: 1.65em;
  }
`;
