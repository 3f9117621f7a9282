import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What no field of a form can hold: an element, a function, a ref. */
const isBeyondForms = (type: unknown) => /React(Node|Element)|RefObject|Ref<|=>/.test(String(type));

/** Gives a control to those props alone that one can type in: an editor for an element’s inside serves nobody. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const given: unknown = initialArgs[name];
      const isText = typeof given === 'string' || typeof given === 'number';
      const isPlain =
        isText || (!isBeyondForms(argType.table?.type?.summary) && typeof given !== 'object');
      return [name, isPlain ? argType : { ...argType, control: false }];
    }),
  );
