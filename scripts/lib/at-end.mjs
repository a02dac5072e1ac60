/*
 * What must not outlive this process: servers and gateways that it started, folders that it made.
 */
const undone = new Set()

/** Calls `undo` when this process exits, unless the returned function was called before. */
export function atEnd(undo) {
  undone.add(undo)
  return () => undone.delete(undo)
}

process.on('exit', () => {
  for (const undo of [...undone].reverse()) undo()
})
