import { color, fontSize, media, space, zIndex } from '@mall/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { linkStates } from './linkStates';

/** The narrowest window in which the side bar shows labels beside the icons. */
const WIDE = '@media (min-width: 1024px)';

export const Frame = styled.div`
  display: grid;
  grid-template: 'head head' auto 'side main' 1fr / auto minmax(0, 1fr);
  min-height: 100dvh;
  --ui-topBar: 60px;
`;

export const Head = styled.header`
  grid-area: head;
  position: sticky;
  top: 0;
  z-index: ${zIndex.bar};
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 60px;
  padding: env(safe-area-inset-top) max(${space[4]}, var(--ui-edge)) 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`;

export const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  margin-inline-end: auto;
  color: ${color.text};
  font-weight: 700;
  text-decoration: none;
  white-space: nowrap;
  &::before {
    content: '';
    width: 22px;
    height: 28px;
    border-radius: 11px 11px 4px 4px;
    background: ${color.brand};
  }
  & > span {
    color: ${color.muted};
    font-weight: 400;
  }
  ${media.phone} {
    & > span {
      display: none;
    }
  }
`;

/** The colleague's name leads to their own sign-in. */
export const Who = styled(Link)`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: 44px;
  color: ${color.text};
  text-decoration: none;
  font-size: ${fontSize.sm};
  line-height: 1.35;
  text-align: end;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    color: ${color.muted};
    font-size: ${fontSize.xs};
  }
  ${media.hover} {
    &:hover > strong {
      color: ${color.brand};
    }
  }
`;

/** What a phone has no room for, because it rarely has a keyboard. */
export const KeyboardOnly = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;

export const Side = styled.nav`
  grid-area: side;
  position: sticky;
  top: 60px;
  display: grid;
  align-content: start;
  gap: ${space[1]};
  width: 96px;
  height: calc(100dvh - 60px);
  padding: ${space[3]} ${space[2]} ${space[3]} max(${space[2]}, var(--ui-edge));
  border-inline-end: 1px solid ${color.line};
  overflow-y: auto;
  ${WIDE} {
    width: 208px;
    padding-inline: max(${space[3]}, var(--ui-edge)) ${space[3]};
  }
  ${media.phone} {
    display: none;
  }
`;

export const SideLink = styled(Link)`
  display: grid;
  justify-items: center;
  gap: 2px;
  min-height: 56px;
  padding: ${space[2]};
  align-content: center;
  border-radius: 14px;
  color: ${color.text};
  font-size: ${fontSize.xs};
  text-decoration: none;
  & svg {
    width: 22px;
    height: 22px;
    color: ${color.muted};
  }
  ${WIDE} {
    grid-template-columns: auto 1fr;
    justify-items: start;
    align-items: center;
    gap: ${space[3]};
    min-height: 48px;
    padding-inline: ${space[3]};
    font-size: ${fontSize.md};
  }
  ${linkStates}
`;

export const Main = styled.main`
  grid-area: main;
  width: 100%;
  max-width: 1240px;
  padding: ${space[5]} max(${space[5]}, var(--ui-edge)) calc(${space[7]} + var(--ui-bottomBar));
  outline: none;
  ${media.phone} {
    padding: ${space[4]} max(${space[4]}, var(--ui-edge)) calc(${space[5]} + var(--ui-bottomBar));
  }
  &[data-fills] {
    max-width: none;
    height: calc(100dvh - 60px - var(--ui-bottomBar));
    min-height: 0;
    padding: 0;
  }
`;
