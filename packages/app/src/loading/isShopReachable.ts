/** Returns whether the shop answers; a browser that is online may still not reach it. */
export const isShopReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
