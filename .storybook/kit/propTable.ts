import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

type ArgType = StrictArgTypes[string];

/** What no field of a form can hold: an element, a function, a ref. */
const isBeyondForms = (type: string) => /React(Node|Element)|RefObject|Ref<|=>/.test(type);

/** `(() => void)` as `() => void`, and an element without what the compiler knows of its props. */
const plainType = (type: string): string =>
  type
    .replace(/ReactElement<.*?>(?=$| \||\[)/, 'ReactElement')
    .replace(/^\((\(.*\) => [^|]*)\)$/, '$1');

/** `"'div'"` and `"md"` as one would write them; a sentence without quotes. */
const plainDefault = (value: string): string => {
  const inner = value.replace(/^"(.*)"$/s, '$1');
  if (/^'[^']*'$/.test(inner)) return inner;
  return inner === value || /[ [`]/.test(inner) ? inner.replace(/^"|"$/g, '') : `'${inner}'`;
};

/** What is said of a prop that the element has by itself, and the component passes on. */
function passedOn(name: string, argType: ArgType, given: unknown): ArgType {
  const isContent = name === 'children';
  return {
    ...argType,
    description: isContent
      ? '放在裡面的內容。 What stands inside.'
      : '元素自己的屬性，原樣傳下去。 The element’s own, passed on.',
    table: { ...argType.table, type: { summary: isContent ? 'ReactNode' : typeof given } },
  };
}

/** The editor that a prop gets: of a word, a number, a choice or a yes; of nothing else. */
function controlOf(argType: ArgType, given: unknown): ArgType['control'] {
  const type = argType.table?.type?.summary ?? '';
  if (argType.type?.name === 'enum') return argType.control;
  if (typeof given === 'string') return { type: 'text' };
  if (typeof given === 'number') return { type: 'number' };
  if (typeof given === 'object' || isBeyondForms(type)) return false;
  if (/^string\b/.test(type)) return { type: 'text' };
  if (/^number\b/.test(type)) return { type: 'number' };
  return /^boolean\b/.test(type) ? { type: 'boolean' } : false;
}

/** Tells of every prop what a reader of its table asks: what it is for, its type and its default in short. */
export const propTable: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const given: unknown = initialArgs[name];
      const read = argTypes[name] ?? { name };
      const argType = read.table?.type ? read : passedOn(name, read, given);
      const { type, defaultValue } = argType.table ?? {};
      const table = {
        ...argType.table,
        ...(type?.summary && { type: { ...type, summary: plainType(type.summary) } }),
        ...(defaultValue?.summary && {
          defaultValue: { ...defaultValue, summary: plainDefault(defaultValue.summary) },
        }),
      };
      const told = { ...argType, table };
      const control = controlOf(told, given);
      return [name, control === undefined ? told : { ...told, control }];
    }),
  );
};
