import type { DiffValue } from '@mall/ui/desk';

/** How a field is named, and its value compared with that of a colleague. */
export interface EditField<Value> {
  readonly label: string;
  /** Returns the value as people read it. @default the value itself */
  readonly text?: ((value: Value) => DiffValue) | undefined;
}

/** The fields of a form, by their names. */
export type EditFields<Values> = {
  readonly [Field in keyof Values]: EditField<Values[Field]>;
};
