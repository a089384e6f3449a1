/** Keeps the browser from opening a file that is dropped where no field takes it: what was typed would be lost with the page. */
export function preventFileDrop(): void {
  const keepOut = (event: DragEvent): void => {
    const { dataTransfer, target } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (!(target instanceof HTMLElement && target.isContentEditable)) dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', keepOut);
  window.addEventListener('drop', keepOut);
}
