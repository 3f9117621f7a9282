import { css, styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fieldFocusRing } from '../../kit/Input/fieldFocusRing';
import { fontSize, media, radius, tapTarget } from '../../tokens/scale';

/** The editor's content in one column; files can be dropped onto it. */
export const EditorArea = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  min-height: 100%;
`;

export const EditorText = styled.textarea`
  display: block;
  width: 100%;
  min-height: 128px;
  max-height: 46vh;
  padding: 10px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: none;
  font-size: ${fontSize.lg};
  line-height: 1.7;
  resize: none;
  field-sizing: content;
  @supports not (field-sizing: content) {
    height: 30vh;
  }
  :root &:focus-visible {
    ${fieldFocusRing}
  }
`;

// Takes no space while empty.
export const Count = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
  text-align: end;
  &:empty {
    margin-top: -16px;
  }
  &[data-over] {
    color: ${color.danger};
    font-weight: 600;
  }
`;

/** Button that shows and changes who sees the post. */
export const Who = styled.button`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  max-width: 100%;
  min-height: ${tapTarget};
  padding: 4px 14px;
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: ${fontSize.sm};
  text-align: start;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

const belowIcon = css`
  flex-direction: column;
  gap: 2px;
  padding-inline: 6px;
  font-size: ${fontSize.xs};
`;

// The labels wrap below their icons where they do not fit beside them.
/** Buttons to add content at the left, publish at the right; an error above. */
export const Tools = styled.div`
  display: grid;
  flex: 1;
  gap: 12px;
  & > div:last-of-type {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & > div > button:last-child {
    margin-inline-start: auto;
  }
  & > div > button {
    white-space: nowrap;
  }
  @media (max-width: 359px) {
    && > div > button:not(:last-child) {
      ${belowIcon}
    }
  }
  /* Latin labels are longer. */
  @media (max-width: 399px) {
    :root:not(:lang(zh)) & > div > button:not(:last-child) {
      ${belowIcon}
    }
  }
  ${media.phone} {
    & > div > button {
      padding-inline: 10px;
    }
    & > div > button:last-child {
      padding-inline: 24px;
    }
  }
`;
