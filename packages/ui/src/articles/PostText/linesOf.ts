/** Width of one Chinese character, in px. */
const CHARACTER = 16;

/** Estimates how many lines a text takes in a width, in px. */
export const linesOf = (text: string, width: number): number =>
  text
    .split('\n')
    .reduce((sum, part) => sum + Math.max(1, Math.ceil((part.length * CHARACTER) / width)), 0);
