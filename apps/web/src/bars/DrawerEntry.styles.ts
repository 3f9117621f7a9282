import { BaseLink, color, media, radius, space, tapTarget } from '@mall/ui';
import { css, styled } from 'styled-components';

const entryStyles = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${tapTarget};
  padding-inline: ${space[3]};
  border-radius: ${radius.sm};
  color: ${color.text};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  & > svg {
    width: 20px;
    height: 20px;
    flex: none;
    color: ${color.muted};
  }
`;

/** A link in a drawer. */
export const Entry = styled(BaseLink)`
  ${entryStyles}
`;

/** A link in the column of a drawer's disclosures: its text begins where theirs do. */
export const TopEntry = styled(Entry)`
  min-height: 56px;
  padding-inline: ${space[1]};
  border-bottom: 1px solid ${color.line};
  border-radius: 0;
  font-weight: 600;
`;

/** A button in a drawer. */
export const Action = styled.button`
  ${entryStyles}
  border: 0;
  background: none;
  text-align: start;
`;
