import { useEffect, useState } from 'react';

/** Shorter movements, in px, do not count: a finger that rests on the page trembles. */
const TREMOR = 8;

/** Returns whether the page was last scrolled down, as opposed to up. */
export function useScrolledDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const follow = () => {
      // Safari bounces past both ends of the page.
      const end = document.documentElement.scrollHeight - innerHeight;
      const top = Math.min(Math.max(scrollY, 0), Math.max(end, 0));
      if (Math.abs(top - last) < TREMOR) return;
      setIsDown(top > last);
      last = top;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isDown;
}
