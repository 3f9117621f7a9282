import { Alert } from '@mall/ui';
import { useEffect, useRef, type ReactNode } from 'react';

export interface RefusalProps {
  /** Where the cause can be mended. */
  readonly action?: ReactNode;
  /** The sentence. */
  readonly children: ReactNode;
}

/**
 * Why a form was refused. It stands above the form, whose button is far below on a phone: it comes into sight by
 * itself, since whoever does not see it presses the button again. Mount it anew for each refusal.
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
