/** The oldest supported version: major and minor. */
export const OLDEST_NODE: readonly [number, number];
export function isSupportedNode(version: string): boolean;
export function fetchNode(): Promise<string>;
