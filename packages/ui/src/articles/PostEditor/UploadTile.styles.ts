import { css, styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, shadow, tapTarget } from '../../tokens/scale';

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(100px, 1fr));
  gap: 8px;
`;

export const Tile = styled.li`
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius.md};
  background: ${color.sunken};
  touch-action: pan-y;
  -webkit-touch-callout: none;
  -webkit-user-select: none;
  user-select: none;
  &[data-done] {
    cursor: grab;
  }
  &[data-dragged] {
    z-index: 1;
    box-shadow: ${shadow.lg};
    opacity: 0.8;
    cursor: grabbing;
  }
  &:not([data-done]) img {
    opacity: 0.45;
  }
`;

/** A line below the tiles; empty, it takes no place. */
export const Note = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  &:not(:empty) {
    margin-top: 8px;
  }
`;

export const Preview = styled.div`
  position: absolute;
  inset: 0;
  & picture,
  & img,
  & > div {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 28px;
    height: 28px;
    margin: auto;
    padding: 4px;
    border-radius: ${radius.pill};
    background: color-mix(in srgb, ${color.surface} 82%, transparent);
    color: ${color.text};
  }
`;

/** Placeholder for a video without a poster frame. */
export const Still = styled.div`
  width: 100%;
  height: 100%;
`;

/** A 44 px tap target with a visible size of 28 px. */
const press = css`
  display: grid;
  place-items: center;
  width: ${tapTarget};
  height: ${tapTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.text};
  & svg {
    width: 28px;
    height: 28px;
    padding: 5px;
    border-radius: ${radius.pill};
    background: color-mix(in srgb, ${color.surface} 88%, transparent);
    box-shadow: ${shadow.sm};
    transition: background-color ${duration.fast};
  }
  ${media.hover} {
    &:hover svg {
      background: ${color.surface};
    }
  }
  &:focus-visible {
    outline-offset: -6px;
    border-radius: ${radius.pill};
  }
`;

export const Corner = styled.button`
  ${press}
  position: absolute;
  inset: 0 0 auto auto;
`;

/** A 44 px tap target around a small label. */
export const Describe = styled.button`
  position: absolute;
  inset: 0 auto auto 0;
  min-width: ${tapTarget};
  height: ${tapTarget};
  padding: 0 8px;
  border: 0;
  background: none;
  color: ${color.text};
  font-size: ${fontSize.xs};
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 2px 8px;
    border-radius: ${radius.pill};
    background: color-mix(in srgb, ${color.surface} 88%, transparent);
    box-shadow: ${shadow.sm};
  }
  & svg {
    width: 12px;
    height: 12px;
    color: ${color.fresh};
  }
  &:focus-visible {
    outline-offset: -6px;
    border-radius: ${radius.pill};
  }
`;

export const Steps = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  justify-content: space-between;
  & button {
    ${press}
  }
  & [aria-disabled] svg {
    opacity: 0;
  }
`;

export const Rail = styled.div`
  position: absolute;
  inset: auto 8px 8px;
  display: grid;
  gap: 4px;
  padding: 4px 8px 6px;
  border-radius: ${radius.sm};
  background: color-mix(in srgb, ${color.surface} 90%, transparent);
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
`;

export const Fill = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${color.brand};
    transition: width ${duration.base};
  }
  &[data-sent] > span {
    animation: ui-pulse 1.2s ease-in-out infinite;
  }
`;
