import { Popup } from '@mall/ui';
import { overlays, type PopupMessage } from './store';

const close = () => overlays.setState({ popup: null });

/** Renders the popup that a page has requested. */
export default function PopupHost({ popup }: { readonly popup: PopupMessage }) {
  return (
    <Popup key={popup.at} tone={popup.tone} onClose={close}>
      {popup.text}
    </Popup>
  );
}
