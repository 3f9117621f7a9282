import { color, fontSize, space } from '@mall/ui';
import { styled } from 'styled-components';

/** The styles of rich text. */
export const Prose = styled.div`
  max-width: 44em;
  & > * + * {
    margin-top: ${space[3]};
  }
  & ul,
  & ol {
    padding-left: 1.4em;
    list-style: revert;
  }
  & h2,
  & h3,
  & h4 {
    margin-top: ${space[5]};
    font-size: ${fontSize.lg};
  }
  & a {
    color: ${color.brand};
  }
  & th {
    padding: ${space[1]} ${space[4]} ${space[1]} 0;
    color: ${color.muted};
    font-weight: 500;
    text-align: start;
    white-space: nowrap;
    vertical-align: top;
  }
`;
