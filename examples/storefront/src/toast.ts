import { create } from 'zustand';

const useStore = create(() => ({ text: '' }));

/** Shows a toast for three seconds. */
export function toast(text: string): void {
  useStore.setState({ text });
  setTimeout(() => useStore.setState((now) => (now.text === text ? { text: '' } : now)), 3000);
}

/** The text of the toast. */
export const useToast = () => useStore(({ text }) => text);
