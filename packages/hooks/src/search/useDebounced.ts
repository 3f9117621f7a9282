import { useEffect, useState } from 'react';

/**
 * Returns a value once it has not changed for `after` milliseconds, so that not every keystroke
 * sends a request.
 */
export function useDebounced<Value>(value: Value, after: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), after);
    return () => clearTimeout(timer);
  }, [value, after]);
  return settled;
}
