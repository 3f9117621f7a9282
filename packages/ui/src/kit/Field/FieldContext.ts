import { createContext, useContext } from 'react';

/** The attributes that a `Field` gives to its control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

export const FieldContext = createContext<FieldControl | undefined>(undefined);

/**
 * Returns id, description and validity for a custom control inside a `Field`; empty outside of one.
 *
 * @example
 * <input {...useFieldControl()} />
 */
export const useFieldControl = (): Partial<FieldControl> => useContext(FieldContext) ?? {};
