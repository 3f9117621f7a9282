import { Fragment } from 'react';
import { styled } from 'styled-components';

const Unbroken = styled.span`
  white-space: nowrap;
`;

/** Texts of a departure in one line, which breaks only between them. */
export function DepartureDays({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <Fragment key={text}>
      <Unbroken>{text}</Unbroken>
      <wbr />
    </Fragment>
  ));
}
