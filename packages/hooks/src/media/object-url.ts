/** Creates an object URL for a file; null where the environment cannot create one. */
export const objectUrlOf = (blob: Blob): string | null =>
  typeof URL.createObjectURL === 'function' ? URL.createObjectURL(blob) : null;
