import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, shadow, tapTarget } from '../../tokens/scale';

/** The link of the time covers the card; everything else that is pressed lies above it. */
export const CardSurface = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px 16px 4px;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
  transition: box-shadow ${duration.base};
  ${media.hover} {
    &:not([data-whole]):hover {
      box-shadow: ${shadow.md};
    }
  }
  & > :nth-child(n + 3),
  & > :first-child > :nth-child(n + 3),
  & > :nth-child(2) :is(a, button) {
    position: relative;
  }
  &[data-whole] {
    font-size: ${fontSize.lg};
    ${media.phone} {
      margin-inline: calc(-1 * var(--gutter, 0px));
      border-radius: 0;
      box-shadow: none;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${tapTarget};
  margin-inline-end: -8px;
`;

export const Author = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.4;
`;

export const AuthorName = styled.h2`
  overflow: hidden;
  font-size: ${fontSize.md};
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 8px;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  & a {
    color: inherit;
    text-decoration: none;
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius.lg};
    }
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    &::before {
      content: '·';
      margin-inline-end: 4px;
    }
  }
  & svg {
    width: 14px;
    height: 14px;
  }
`;

/** The latest comments on the post. */
export const CommentSection = styled.div`
  display: grid;
  gap: 6px;
  margin-bottom: 12px;
  padding-top: 12px;
  border-top: 1px solid ${color.line};
  font-size: ${fontSize.sm};
  & p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  & > a {
    display: flex;
    align-items: center;
    justify-self: start;
    min-height: ${tapTarget};
    margin: -10px -8px -12px;
    padding-inline: 8px;
    border-radius: ${radius.sm};
    color: ${color.muted};
    text-decoration: none;
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
`;
