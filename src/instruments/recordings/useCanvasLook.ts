import { useEffect, useState, type RefObject } from 'react';

/** What a drawing on a canvas has to follow. */
interface CanvasLook {
  /** In dots of the screen; zero until the canvas is laid out. */
  size: { width: number; height: number };
  /** Changes with the colour mode; empty until it does. */
  theme: string;
}

/** Draws its component anew when the canvas changes its size, or the page its colours. */
export function useCanvasLook(canvas: RefObject<HTMLCanvasElement>): CanvasLook {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [theme, setTheme] = useState('');
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const fit = new ResizeObserver(() =>
      setSize({
        width: Math.round(element.clientWidth * window.devicePixelRatio),
        height: Math.round(element.clientHeight * window.devicePixelRatio),
      }),
    );
    fit.observe(element);
    const root = document.documentElement;
    const recolour = new MutationObserver(() => setTheme(root.dataset.theme ?? ''));
    recolour.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      fit.disconnect();
      recolour.disconnect();
    };
  }, [canvas]);
  return { size, theme };
}
