import { Alert } from '@mall/ui';
import { useEffect, useRef, type ReactNode } from 'react';

export interface RefusalProps {
  /** A link to the page that can fix the cause. */
  readonly action?: ReactNode;
  /** The message. */
  readonly children: ReactNode;
}

/**
 * The reason why a form was refused. It is above the form and scrolls into view, because the button is far below on a
 * phone. Mount a new instance for each refusal.
 */
export function Refusal({ action, children }: RefusalProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Alert tone="danger" action={action}>
        {children}
      </Alert>
    </div>
  );
}
