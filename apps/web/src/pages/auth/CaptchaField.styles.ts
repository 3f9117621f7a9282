import { color, radius, space } from '@mall/ui';
import { styled } from 'styled-components';

export const CaptchaRow = styled.div`
  display: flex;
  gap: ${space[2]};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Always light: the captcha is drawn for a light background. */
export const CaptchaPicture = styled.span`
  flex: none;
  width: 140px;
  height: 48px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: #fff;
  & img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
