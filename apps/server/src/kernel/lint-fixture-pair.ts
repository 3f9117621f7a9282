export const used = 1;
export const idle = 2;
