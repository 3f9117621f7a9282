/**
 * The queues of conversations. `waiting`: the member waits for an answer, the longest wait first; `mine`: those of the
 * caller that are open; `open`: all that are open; `snoozed`: those that come back later; `resolved`: those that are
 * done.
 */
export const chatQueues = ['waiting', 'mine', 'open', 'snoozed', 'resolved'] as const;

/** The name of a queue of conversations. */
export type ChatQueue = (typeof chatQueues)[number];
