import * as RadixDialog from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, zIndex } from '../../tokens/scale';

/** The backdrop behind a dialog or a drawer. */
export const Scrim = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${zIndex.overlay};
  background: ${color.scrim};
  animation: ui-fade ${duration.base};
`;

/** The row with the title and the close button. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 72px;
  padding: 12px 14px 8px 24px;
`;

export const Title = styled(RadixDialog.Title)`
  font-size: ${fontSize.lg};
`;

export const Description = styled(RadixDialog.Description)`
  padding: 0 24px 12px;
  color: ${color.muted};
`;

// WebKit does not resolve a basis of 0% against the dialog's own height. An element that reaches
// the lower edge of the screen adds the safe area.
/** The scrolling part. */
export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 4px 24px 24px;
  &:last-child {
    padding-bottom: calc(24px + var(--below, 0px));
  }
`;

/** Buttons that stay visible below the scrolling part. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: 12px;
  padding: 16px 24px calc(16px + var(--below, 0px));
  border-top: 1px solid ${color.line};
  @media (max-width: 479px) {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
