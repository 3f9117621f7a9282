import { color, fontSize, space } from '@mall/ui';
import { styled } from 'styled-components';

export const Frame = styled.section`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  height: 100%;
  min-height: 0;
  background: ${color.ground};
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 60px;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  & > div {
    flex: 1;
    min-width: 0;
  }
  & :is(h1, h2) {
    font-size: ${fontSize.lg};
    line-height: 1.3;
  }
`;

/** Presence of the staff: a dot and a text. */
export const Presence = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${color.muted};
  font-size: ${fontSize.xs};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.control};
  }
  &[data-here] {
    color: ${color.fresh};
    &::before {
      background: ${color.fresh};
    }
  }
`;

export const Notices = styled.div`
  display: grid;
  gap: ${space[2]};
  &:not(:empty) {
    padding: ${space[2]} ${space[3]} 0;
  }
`;

export const Foot = styled.footer`
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
`;

/** The placeholder of an empty conversation. */
export const Middle = styled.div`
  display: grid;
  align-content: center;
  min-height: 0;
  overflow-y: auto;
`;

export const Bones = styled.div`
  display: grid;
  align-content: end;
  gap: ${space[4]};
  height: 100%;
  padding: ${space[4]};
  overflow: hidden;
  & > :nth-child(even) {
    justify-self: end;
  }
`;

export const Questions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;
