/*
 * One line that says what takes so long: redrawn on a terminal, every ten seconds in a log.
 */

/** Shows `text … n s` until the returned function is called with the closing word. */
export function progress(text, out = process.stdout) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const draw = () => out.write(out.isTTY ? `\r${text} … ${seconds()} s ` : `${text} … ${seconds()} s\n`)
  if (out.isTTY) draw()
  else out.write(`${text} …\n`)
  const timer = setInterval(draw, out.isTTY ? 1000 : 10_000)
  return (word = 'done') => {
    clearInterval(timer)
    out.write(`${out.isTTY ? '\r' : ''}${text}: ${word} (${seconds()} s)\n`)
  }
}
