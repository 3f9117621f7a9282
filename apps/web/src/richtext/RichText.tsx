import { useMemo } from 'react';
import { clean } from './clean';
import { Prose } from './Prose';

/** Sanitises HTML from the server. The server sanitises it too, but neither relies on the other. */
export default function RichText({ html }: { readonly html: string }) {
  const cleaned = useMemo(() => clean(html), [html]);
  // The renderer's sanitiser may serialise the same content differently.
  return <Prose suppressHydrationWarning dangerouslySetInnerHTML={{ __html: cleaned }} />;
}
