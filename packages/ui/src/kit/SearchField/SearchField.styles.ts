import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, shadow, zIndex } from '../../tokens/scale';
import { fieldFocusRing } from '../Input/fieldFocusRing';

export const Frame = styled.form`
  position: relative;
  width: 100%;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  padding-inline: 4px;
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.surface};
  transition: border-color ${duration.fast};
  ${media.hover} {
    &:hover {
      border-color: ${color.brand};
    }
  }
  &:has(input:focus-visible) {
    ${fieldFocusRing}
  }
`;

export const TextInput = styled.input`
  flex: 1;
  min-width: 0;
  height: 44px;
  padding-inline: 16px 4px;
  border: 0;
  background: none;
  font-size: ${fontSize.md};
  appearance: none;
  :root &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const ErrorText = styled.p`
  padding: 4px 20px 0;
  color: ${color.danger};
  font-size: ${fontSize.sm};
`;

export const Panel = styled.div`
  position: absolute;
  inset: calc(100% + 8px) 0 auto;
  z-index: ${zIndex.overlay};
  max-height: min(60vh, 440px);
  overflow-y: auto;
  padding: 16px;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  animation: ui-rise ${duration.base} ease-out;
`;
