import type { MallErrorOf } from '@mall/sdk';

/**
 * Returns the texts that somebody else has stored in fields of a form meanwhile, by their field. With them as its base,
 * the form may be saved again.
 *
 * @example
 * if (isMallError(error, 'changedMeanwhile')) form.reset({ ...form.getValues(), ...storedTexts(error) });
 */
export const storedTexts = (error: MallErrorOf<'changedMeanwhile'>): Record<string, string> =>
  Object.fromEntries(error.data.fields.map(({ field, args }) => [field, String(args[0] ?? '')]));
