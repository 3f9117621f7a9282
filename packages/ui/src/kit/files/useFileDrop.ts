import { useEffect, useRef } from 'react';

/**
 * Accepts files dropped anywhere on the page: otherwise the browser would leave the page to open a file that
 * misses the drop area.
 *
 * @param active - When false, dropped files are ignored, and the page still stays.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void, active: boolean): void {
  const latest = useRef({ onFiles, active });
  useEffect(() => {
    latest.current = { onFiles, active };
  });
  useEffect(() => {
    const take = (event: DragEvent) => {
      const { dataTransfer } = event;
      if (!dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type !== 'drop' || !latest.current.active) return;
      latest.current.onFiles([...dataTransfer.files]);
    };
    window.addEventListener('dragover', take);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', take);
      window.removeEventListener('drop', take);
    };
  }, []);
}
