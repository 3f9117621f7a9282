import { create } from 'zustand';

const useStore = create(() => ({ text: '' }));

/** Tells the shopper something for three seconds. */
export function toast(text: string): void {
  useStore.setState({ text });
  setTimeout(() => useStore.setState((now) => (now.text === text ? { text: '' } : now)), 3000);
}

/** What is being told. */
export const useToast = () => useStore(({ text }) => text);
