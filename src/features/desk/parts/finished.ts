/** What follows when a sheet has been sent: it closes, and the page beneath it reads again. */
export async function finished(onClose: () => void, onDone: () => Promise<unknown>): Promise<void> {
  onClose()
  await onDone()
}
