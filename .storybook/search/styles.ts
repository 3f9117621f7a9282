import { styled } from 'storybook/theming';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  height: min(70vh, 640px);
  font-family: ${({ theme }) => theme.typography.fonts.base};
  color: ${({ theme }) => theme.color.defaultText};
`;

export const Query = styled.input`
  flex: none;
  width: 100%;
  height: 56px;
  padding: 0 20px;
  border: 0;
  border-bottom: 1px solid ${({ theme }) => theme.appBorderColor};
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: 16px;
  &::placeholder {
    color: ${({ theme }) => theme.textMutedColor};
    opacity: 1;
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.secondary};
    outline-offset: -2px;
  }
`;

export const Status = styled.p`
  flex: none;
  margin: 0;
  padding: 10px 20px;
  color: ${({ theme }) => theme.textMutedColor};
  font-size: 13px;
  line-height: 1.6;
`;

export const List = styled.ol`
  flex: 1;
  margin: 0;
  padding: 0 8px 8px;
  overflow-y: auto;
  list-style: none;
`;

export const Result = styled.a`
  display: block;
  padding: 10px 12px;
  border-radius: 8px;
  color: inherit;
  font-size: 14px;
  line-height: 1.6;
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    background: ${({ theme }) => theme.background.hoverable};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.secondary};
    outline-offset: -2px;
  }
  small {
    margin-inline-start: 8px;
    color: ${({ theme }) => theme.textMutedColor};
    font-size: 12px;
  }
  p {
    margin: 2px 0 0;
    color: ${({ theme }) => theme.textMutedColor};
    font-size: 13px;
  }
  mark {
    border-radius: 2px;
    background: color-mix(in srgb, ${({ theme }) => theme.color.secondary} 18%, transparent);
    color: ${({ theme }) => theme.color.defaultText};
    font-weight: 600;
  }
`;

/** Before the toolbar's other switches: on a phone the last ones are outside of the screen. */
export const First = styled.div`
  order: -1;
`;
