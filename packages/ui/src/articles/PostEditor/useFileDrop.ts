import { useEffect, useRef } from 'react';

/**
 * Takes files that are dropped anywhere on the page: one that misses by a pixel must not make the browser
 * leave the page to show it.
 *
 * @param active - When false, files that are dropped are ignored, and the page still stays.
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
