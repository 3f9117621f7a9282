import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';

type ArgType = StrictArgTypes[string];

/** Types that no form control can edit: an element, a function, a ref. */
const isBeyondForms = (type: string) => /React(Node|Element)|RefObject|Ref<|=>/.test(type);

/** Shortens `(() => void)` to `() => void`, and an element type to its name. */
const plainType = (type: string): string =>
  type
    .replace(/ReactElement<.*?>(?=$| \||\[)/, 'ReactElement')
    .replace(/^\((\(.*\) => [^|]*)\)$/, '$1');

/** Formats `"'div'"` and `"md"` as literals; a sentence without quotes. */
const plainDefault = (value: string): string => {
  const inner = value.replace(/^"(.*)"$/s, '$1');
  if (/^'[^']*'$/.test(inner)) return inner;
  return inner === value || /[ [`]/.test(inner) ? inner.replace(/^"|"$/g, '') : `'${inner}'`;
};

/** The description of a prop that the component passes on to its element. */
function passedOn(name: string, argType: ArgType, given: unknown): ArgType {
  const isContent = name === 'children';
  return {
    ...argType,
    description: isContent
      ? '放在裡面的內容。 The content.'
      : '元素自己的屬性，原樣傳下去。 The element’s own, passed on.',
    table: { ...argType.table, type: { summary: isContent ? 'ReactNode' : typeof given } },
  };
}

/**
 * Returns the control of a prop: for text, a number, a choice or a boolean; none for other types.
 */
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

/** Adds to every prop its description, and its type and default in short. */
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
      const described = { ...argType, table };
      const control = controlOf(described, given);
      return [name, control === undefined ? described : { ...described, control }];
    }),
  );
};
