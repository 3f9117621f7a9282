import { css, styled } from 'styled-components';
import { BaseLink } from '../../kit/Link/BaseLink';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, space } from '../../tokens/scale';

const frame = css`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 8px;
  gap: 0 ${space[3]};
  align-items: start;
  padding: ${space[3]};
  border-radius: ${radius.md};
  color: ${color.text};
  text-align: start;
  text-decoration: none;
  &[data-compact] {
    width: min(344px, 100vw - 56px);
    padding: ${space[1]} 0;
  }
`;

export const Frame = styled.div`
  ${frame}
`;

export const FrameLink = styled(BaseLink)`
  ${frame}
  transition: background-color ${duration.fast};
  &[data-unread] {
    background: color-mix(in srgb, ${color.brandSoft} 45%, transparent);
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

export const Body = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const clamped = css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
`;

export const Title = styled.span`
  line-height: 1.45;
  overflow-wrap: anywhere;
  [data-unread] & {
    font-weight: 700;
  }
  [data-compact] & {
    ${clamped}
    -webkit-line-clamp: 2;
  }
`;

export const Content = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  line-height: 1.55;
  overflow-wrap: anywhere;
  [data-compact] & {
    ${clamped}
    -webkit-line-clamp: 2;
  }
`;

export const Time = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

export const Dot = styled.span`
  width: 8px;
  height: 8px;
  margin-top: 7px;
  border-radius: ${radius.pill};
  background: ${color.brand};
`;
