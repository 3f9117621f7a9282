import { styled } from 'storybook/theming';

/** A heading with a text in two languages below, side by side where there is room. */
export const Bilingual = styled.section`
  font-family: ${({ theme }) => theme.typography.fonts.base};
  display: grid;
  gap: 4px 32px;
  margin: 16px 0 24px;
  font-size: 15px;
  line-height: 1.7;
  h4 {
    margin: 0;
    color: ${({ theme }) => theme.color.secondary};
    font-size: 14px;
  }
  p {
    margin: 0;
  }
  p[lang] {
    color: ${({ theme }) => theme.textMutedColor};
  }
  @media (min-width: 860px) {
    grid-template-columns: 1fr 1fr;
    h4 {
      grid-column: 1 / -1;
    }
  }
`;

export const AdviceGrid = styled.div`
  font-family: ${({ theme }) => theme.typography.fonts.base};
  display: grid;
  gap: 12px;
  margin: 24px 0;
  & > div {
    display: grid;
    gap: 12px;
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
`;

export const AdviceBox = styled.div`
  padding: 12px 16px;
  border: 1px solid ${({ theme }) => theme.appBorderColor};
  border-top: 3px solid var(--ui-danger);
  border-radius: 8px;
  font-size: 14px;
  line-height: 1.6;
  &[data-kind='do'] {
    border-top-color: var(--ui-fresh);
  }
  p {
    margin: 2px 0 0;
  }
  p[lang] {
    color: ${({ theme }) => theme.textMutedColor};
  }
`;

export const Table = styled.table`
  font-family: ${({ theme }) => theme.typography.fonts.base};
  width: 100%;
  margin: 16px 0 32px;
  border-collapse: collapse;
  font-size: 14px;
  line-height: 1.6;
  th,
  td {
    padding: 8px 12px;
    border-bottom: 1px solid ${({ theme }) => theme.appBorderColor};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  thead th {
    color: ${({ theme }) => theme.textMutedColor};
    font-size: 13px;
  }
  td[lang] {
    color: ${({ theme }) => theme.textMutedColor};
  }
  kbd,
  code {
    display: inline-block;
    margin: 0 4px 4px 0;
    padding: 1px 6px;
    border: 1px solid ${({ theme }) => theme.appBorderColor};
    border-radius: 4px;
    background: ${({ theme }) => theme.background.app};
    font: 12px/1.6 ${({ theme }) => theme.typography.fonts.mono};
  }
  kbd {
    border-bottom-width: 2px;
  }
  th > span {
    white-space: nowrap;
  }
`;

export const Codes = styled.div`
  font-family: ${({ theme }) => theme.typography.fonts.base};
  margin: 16px 0;
  h4 {
    margin: 0 0 8px;
    color: ${({ theme }) => theme.textMutedColor};
    font-size: 13px;
    font-weight: 400;
  }
  code {
    display: inline-block;
    margin: 0 6px 6px 0;
    padding: 1px 6px;
    border-radius: 4px;
    background: ${({ theme }) => theme.background.app};
    font: 12px/1.6 ${({ theme }) => theme.typography.fonts.mono};
  }
`;

export const Line = styled.dl`
  font-family: ${({ theme }) => theme.typography.fonts.base};
  display: flex;
  flex-wrap: wrap;
  gap: 4px 32px;
  margin: 0 0 24px;
  font-size: 14px;
  & > div {
    display: flex;
    gap: 8px;
  }
  dt {
    color: ${({ theme }) => theme.textMutedColor};
  }
  dd {
    margin: 0;
  }
  code {
    font: 13px/1.5 ${({ theme }) => theme.typography.fonts.mono};
    overflow-wrap: anywhere;
  }
  a {
    color: ${({ theme }) => theme.color.secondary};
  }
`;

export const Frame = styled.div`
  margin: 16px 0 8px;
  overflow-x: auto;
  iframe {
    display: block;
    border: 1px solid ${({ theme }) => theme.appBorderColor};
    border-radius: 8px;
    background: var(--ui-ground);
  }
`;

export const Details = styled.details`
  font-family: ${({ theme }) => theme.typography.fonts.base};
  margin-bottom: 32px;
  font-size: 13px;
  summary {
    cursor: pointer;
    color: ${({ theme }) => theme.textMutedColor};
  }
`;

export const Note = styled.p`
  font-family: ${({ theme }) => theme.typography.fonts.base};
  margin: -24px 0 32px;
  font-size: 14px;
  line-height: 1.7;
  code {
    padding: 1px 4px;
    border-radius: 4px;
    background: ${({ theme }) => theme.background.app};
    font: 12px/1.6 ${({ theme }) => theme.typography.fonts.mono};
  }
  span {
    display: block;
    color: ${({ theme }) => theme.textMutedColor};
  }
`;
