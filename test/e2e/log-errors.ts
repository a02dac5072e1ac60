/** The client has left before its answer was whole: no fault. */
const LEFT = 'premature close: premature close'

/** What a gateway logs of a fault: work that failed and is tried again shows nowhere else. Its message, and that of its cause. */
export function errorsOf(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{"level":') && !/^\{"level":[1-4]0,/.test(line))
    .map((line) => {
      const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string } }
      return [msg, err?.message].filter(Boolean).join(': ')
    })
    .filter((text) => text !== LEFT)
}
