/** For a `ref`: a dialog that is drawn is open, and takes the focus until it is closed. */
export function openDialog(dialog: Element | undefined): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
}
