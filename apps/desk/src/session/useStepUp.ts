import { useContext } from 'react';
import { StepUpContext, type StepUp } from './stepUp';

/**
 * Returns the question for a code.
 *
 * @throws an error when no `StepUpContext` surrounds the component.
 */
export function useStepUp(): StepUp {
  const stepUp = useContext(StepUpContext);
  if (!stepUp) throw new Error('useStepUp needs a StepUpContext around it.');
  return stepUp;
}
