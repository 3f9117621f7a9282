import { format } from 'oxfmt';

const STYLE = { singleQuote: true, printWidth: 100 } as const;

/** The formatter accepts whole declarations, without dots in their names. */
async function formatted(before: string, name: string, rest: string): Promise<string> {
  const stand = name.replaceAll('.', '_');
  const { code, errors } = await format('signature.ts', `${before} ${stand}${rest};`, STYLE);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  return code.trim().replace(/;$/, '').replace(`${before} ${stand}`, name);
}

/** Formats a signature over several lines. */
export async function formatSignature(signature: string): Promise<string> {
  if (/^(interface|type|class) /.test(signature)) {
    // Its methods have no bodies, as in a declaration.
    const before = signature.startsWith('class ') ? 'declare ' : '';
    const { code, errors } = await format('signature.ts', before + signature, STYLE);
    if (errors[0]) throw new Error(`${signature}: ${errors[0].message}`);
    return code.trim().slice(before.length);
  }
  const [, name, rest = ''] = /^([\w.]+)([<(:][\s\S]*)$/.exec(signature) ?? [];
  if (name === undefined) return signature;
  return formatted(rest.startsWith(':') ? 'declare const' : 'declare function', name, rest);
}
