import { createContext, useContext } from 'react';

/** What a `Field` tells the control inside it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

/**
 * Id, description and validity for a control of one's own inside a `Field`; empty outside of one.
 *
 * @example
 * <input {...useFieldControl()} />
 */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};
