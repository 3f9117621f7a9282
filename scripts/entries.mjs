/** Returns the published entries of a package with code, as pairs of key and files: not the manifest itself. */
export const entriesOf = ({ publishConfig }) =>
  Object.entries(publishConfig.exports).filter(([, entry]) => typeof entry !== 'string');
