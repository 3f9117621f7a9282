import { styled } from 'styled-components';
import { IconButton } from '../../kit/IconButton/IconButton';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, shadow, zIndex } from '../../tokens/scale';

export const Top = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  & img {
    transition: scale ${duration.slow} ease-out;
  }
  &[data-sold-out] img {
    filter: saturate(0.35);
    opacity: 0.6;
  }
`;

export const Sheet = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  transition:
    box-shadow ${duration.base},
    translate ${duration.base};
  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.md};
      translate: 0 -2px;
    }
    &:hover ${Top} img {
      scale: 1.03;
    }
  }
`;

export const Note = styled.span`
  position: absolute;
  inset: auto auto 8px 8px;
  padding: 2px 10px;
  border-radius: ${radius.pill};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: ${fontSize.xs};
  font-weight: 600;
  &[data-sold-out] {
    background: ${color.surface};
    color: ${color.muted};
  }
`;

/** The discount, at the start of the reading direction. */
export const Off = styled.span`
  position: absolute;
  inset: 8px auto auto 8px;
  padding: 2px 8px;
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: ${fontSize.xs};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

/** The last day of a discount. */
export const Until = styled.span`
  margin-inline-start: 0.5em;
  font-weight: 500;
`;

/** A price reduction since the shopper's last visit. */
export const Highlight = styled.strong`
  padding: 2px 8px;
  border-radius: ${radius.pill};
  background: ${color.freshSoft};
  color: ${color.fresh};
`;

/** A long search keyword never makes the card taller. */
export const Reason = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** One line on every card, so that prices align. */
export const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 22px;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-variant-numeric: tabular-nums;
`;

export const Details = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 6px;
  padding: 12px 12px 8px;
  ${media.tablet} {
    padding: 16px 16px 12px;
  }
`;

// A short name breaks at the space before a size, so that 「936 毫升」 stays together; a long one fills both lines.
export const Name = styled.h3`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: ${fontSize.md};
  font-weight: 500;
  line-height: 1.45;
  &:not([data-long]) {
    word-break: keep-all;
    text-wrap: balance;
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.lg};
  }
  :root & a:focus-visible {
    outline: none;
    box-shadow: none;
    &::after {
      outline: 3px solid ${color.focus};
      outline-offset: 2px;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 44px;
  margin-top: auto;
  & > button {
    z-index: ${zIndex.raised};
    margin-inline-end: -4px;
  }
`;

export const Collect = styled(IconButton)`
  position: absolute;
  inset: 8px 8px auto auto;
  z-index: ${zIndex.raised};
`;
