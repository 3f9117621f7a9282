import { color, fontSize, space, tapTarget } from '@mall/ui';
import { styled } from 'styled-components';

/** As high as its button, which appears only after a failure. */
export const CaptchaRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${tapTarget};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  & > svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  & > [role='status'] {
    flex: 1;
    outline: none;
  }
  & > button {
    /* Aligns its text with the fields. */
    margin-inline-end: -16px;
  }
  &[data-status='solved'] > svg {
    color: ${color.fresh};
  }
  &[data-status='failed'] {
    color: ${color.danger};
  }
`;
