import { color, media, radius, space } from '@mall/ui';
import { styled } from 'styled-components';

/**
 * The panes side by side, each with its own scroll position. A phone shows one of them: the queue, or the open
 * conversation. The member's pane needs a wide window; below that it is a drawer.
 */
export const Panes = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / 304px minmax(0, 1fr);
  height: 100%;
  ${media.desktop} {
    &[data-open] {
      grid-template-columns: 304px minmax(0, 1fr) 320px;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-child,
    &:not([data-open]) > :nth-child(2) {
      display: none;
    }
  }
`;

export const QueueFrame = styled.section`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  border-inline-end: 1px solid ${color.line};
  background: ${color.surface};
  ${media.phone} {
    border: 0;
  }
`;

export const PaneHead = styled.header`
  display: flex;
  align-items: center;
  min-height: 52px;
  padding: ${space[2]} ${space[4]} 0;
`;

/** The conversation. */
export const Middle = styled.section`
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
  background: ${color.ground};
`;

/** Placeholders in the place of the messages. */
export const Center = styled.div`
  display: grid;
  align-content: center;
  min-height: 0;
  overflow-y: auto;
`;

export const Foot = styled.footer`
  position: relative;
  padding: ${space[2]} ${space[3]} calc(${space[2]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;

export const Side = styled.aside`
  display: none;
  min-height: 0;
  padding: ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-inline-start: 1px solid ${color.line};
  background: ${color.surface};
  ${media.desktop} {
    display: block;
  }
`;

/** What narrow windows show instead of the pane of the member. */
export const NarrowOnly = styled.span`
  display: contents;
  ${media.desktop} {
    display: none;
  }
`;

export const PhoneOnly = styled.span`
  display: none;
  ${media.phone} {
    display: contents;
  }
`;

/** A text of a colleague that the member never sees. */
export const Private = styled.li`
  padding: ${space[2]} ${space[3]};
  border-inline-start: 3px solid ${color.warning};
  border-radius: ${radius.sm};
  background: ${color.warningSoft};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
