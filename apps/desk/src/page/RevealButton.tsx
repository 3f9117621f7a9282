import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { Button } from '@mall/ui';
import { Eye } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { revealMessages } from '../messages/zh-TW/reveal';
import { useSession } from '../session/SessionContext';
import { useDeskMutation } from '../session/useDeskMutation';

export interface RevealButtonProps<Contact> {
  /** Reads the contact details in full; the server records it. */
  readonly call: () => Promise<Contact>;
  /** Shows what was read, in place of the button. It belongs into the state of the screen, and into no cache. */
  readonly onReveal: (contact: Contact) => void;
  /** The element with the details. It takes the focus of the button, which disappears. */
  readonly details: RefObject<HTMLElement | null>;
}

/** Reveals masked contact details, for colleagues who may. */
export function RevealButton<Contact>({ call, onReveal, details }: RevealButtonProps<Contact>) {
  const t = useMessages(revealMessages);
  const { permissions } = useSession();
  const { fail } = useToasts();
  const button = useRef<HTMLButtonElement>(null);
  // Returns nothing: the cache of mutations outlives the screen.
  const reveal = useDeskMutation(async () => {
    const contact = await call();
    if (document.activeElement === button.current) details.current?.focus();
    onReveal(contact);
  });
  if (!permissions.includes('members.unmask')) return null;
  return (
    <Button
      ref={button}
      size="sm"
      variant="quiet"
      startIcon={<Eye />}
      loading={reveal.isPending}
      onClick={() => void reveal.mutateAsync().catch(fail)}
    >
      {t('Show full contact details')}
    </Button>
  );
}
