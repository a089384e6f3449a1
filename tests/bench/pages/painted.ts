/**
 * The time at which what `holds` of the document had been painted: the frame after the mutation that made it true has
 * been drawn. The clock is `performance.now()`; resolves up to one frame later than the paint.
 */
export function painted(holds: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!holds()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message posted in a frame's callback is read after that frame is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    look();
  });
}
