import { staffFailureOf } from '@mall/sdk/staff';
import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Whether the colleague is asked for a code, and what waits for the answer. */
export interface StepUp extends Pick<
  StoreApi<boolean>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Asks for a code; resolves with whether it was given. Calls at the same time share one question. */
  readonly ask: () => Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Creates the question for a code; one for each desk. */
export function createStepUp(): StepUp {
  const { setState, ...store } = createStore<boolean>(() => false);
  const waiting: ((isConfirmed: boolean) => void)[] = [];
  return {
    ...store,
    ask: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        setState(true, true);
      }),
    answer(isConfirmed) {
      setState(false, true);
      for (const resolve of waiting.splice(0)) resolve(isConfirmed);
    },
  };
}

/** The question of the desk around a component. */
export const StepUpContext = createContext<StepUp | null>(null);

/**
 * Makes a call. When it needs a recent code, asks for one and repeats the call once.
 *
 * @throws the errors of the call; `reauthenticationRequired` when no code was given.
 */
export async function withStepUp<Result>(
  stepUp: StepUp,
  call: () => Promise<Result>,
): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (staffFailureOf(error) !== 'reauthenticationRequired' || !(await stepUp.ask())) throw error;
    return call();
  }
}
