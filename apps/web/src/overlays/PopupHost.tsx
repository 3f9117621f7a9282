import { Popup } from '@mall/ui';
import { overlays, type PopupMessage } from './store';

const close = () => overlays.setState({ popup: null });

/** The popup that a page has asked for. */
export default function PopupHost({ popup }: { readonly popup: PopupMessage }) {
  return (
    <Popup key={popup.at} tone={popup.tone} onClose={close}>
      {popup.text}
    </Popup>
  );
}
