/**
 * Keeps the browser from leaving the page for a file that is dropped where no field takes it, and with it all that was typed. What takes
 * files has said so before the event comes here; a text that can be edited is told to by itself.
 */
export function keepFilesOut(): void {
  const keepOut = (event: DragEvent): void => {
    const { dataTransfer, target } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (!(target instanceof HTMLElement && target.isContentEditable)) dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', keepOut);
  window.addEventListener('drop', keepOut);
}
