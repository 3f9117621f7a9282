import { space } from '@mall/ui';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** A form that leaves checking to its schema: the browser's own bubbles speak its language, not the site's. */
export function Form(props: Omit<ComponentPropsWithRef<'form'>, 'noValidate'>) {
  return <Column noValidate {...props} />;
}
