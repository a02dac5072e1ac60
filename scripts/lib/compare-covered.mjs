/*
 * What the tests were answered against the contract: each call with a success, and with every code that its entry lists.
 */

/** The type's own success, work that goes on (5005) or was done before (5006); a file or a page that was sent. */
const isSuccess = (code) => ['1000', '5005', '5006'].includes(code) || /^[23]\d\d$/.test(code)

/**
 * @param {{ contract: Record<string, { refuses?: readonly string[] }>, answers: Iterable<string> }} given `answers`: lines of call and
 * code with a tab between
 * @returns {{ problems: string[], calls: number, refusals: number }}
 */
export function compareCovered({ contract, answers }) {
  const got = new Set()
  for (const line of answers) {
    const [call, code] = line.split('\t')
    got.add(`${call}\t${isSuccess(code) ? 'success' : code}`)
  }
  const entries = Object.entries(contract)
  const calls = entries.length
  const refusals = entries.reduce((sum, [, { refuses = [] }]) => sum + refuses.length, 0)
  if (got.size === 0) return { problems: ['no test has noted an answer'], calls, refusals }
  const problems = entries.flatMap(([call, { refuses = [] }]) => [
    ...(got.has(`${call}\tsuccess`) ? [] : [`${call}: no test gets a success`]),
    ...refuses.filter((code) => !got.has(`${call}\t${code}`)).map((code) => `${call}: no test is refused with ${code}`),
  ])
  return { problems, calls, refusals }
}
