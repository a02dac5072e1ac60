/** Calls back with a letter key of the keyboard, upper case, while nothing is typed and no dialog is open. Answers the way to stop. */
export function onLetter(pressed: (letter: string) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return
    const at = event.target instanceof Element ? event.target : null
    if (at?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]')) return
    if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
    if (/^[a-z]$/i.test(event.key)) pressed(event.key.toUpperCase())
  }
  window.addEventListener('keydown', listen)
  return () => window.removeEventListener('keydown', listen)
}
