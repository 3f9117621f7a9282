import { space } from '@mall/ui';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Column = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** A form validated by its schema only: the browser's own messages ignore the site's language. */
export function Form(props: Omit<ComponentPropsWithRef<'form'>, 'noValidate'>) {
  return <Column noValidate {...props} />;
}
