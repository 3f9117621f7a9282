export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
