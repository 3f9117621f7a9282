import { BaseLink, color, fontSize, media, radius, space, tapTarget } from '@mall/ui';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${tapTarget};
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

export const Keywords = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[3]};
`;

/** A keyword and its remove button. */
export const Keyword = styled.li`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  margin-bottom: ${space[2]};
`;

export const KeywordLink = styled(BaseLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${tapTarget};
  padding-inline-start: ${space[4]};
  border-radius: ${radius.pill};
  color: ${color.text};
  font-size: ${fontSize.sm};
  text-decoration: none;
`;

export const Group = styled.section`
  & h3 {
    padding-block: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.sm};
    font-weight: 400;
  }
`;

/** A suggestion: its picture, if it has one, and its name. */
export const Row = styled(BaseLink)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 56px;
  padding: ${space[1]} ${space[2]};
  margin-inline: calc(-1 * ${space[2]});
  border-radius: ${radius.md};
  color: ${color.text};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  & > div {
    flex: none;
    width: 48px;
    border-radius: ${radius.sm};
  }
  & > span:first-of-type {
    flex: 1;
    min-width: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: ${fontSize.sm};
  }
`;
