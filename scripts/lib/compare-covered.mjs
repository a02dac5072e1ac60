/*
 * What the tests were answered against the contract: each call with a success, and with every code that its entry lists.
 */

/** The type's own success, work that goes on (5005) or was done before (5006); a file or a page that was sent. */
const isSuccess = (code) => ['1000', '5005', '5006'].includes(code) || /^[23]\d\d$/.test(code)

/**
 * @param {{
 *   contract: Record<string, { refuses?: readonly string[] }>,
 *   answers: Iterable<string>,
 *   untried: Readonly<Record<string, string>>,
 * }} given `answers`: lines of call and code with a tab between; `untried`: codes of a call, or `success`, that none gets yet
 * @returns {{ problems: string[], calls: number, refusals: number, left: number }}
 */
export function compareCovered({ contract, answers, untried }) {
  const covered = new Set()
  for (const line of answers) {
    const [call, code] = line.split('\t')
    covered.add(`${call}\t${code}`)
    if (isSuccess(code)) covered.add(`${call}\tsuccess`)
  }
  if (covered.size === 0) return { problems: ['no test has noted an answer'], calls: 0, refusals: 0, left: 0 }

  const listed = new Set(
    Object.entries(untried).flatMap(([call, left]) => left.split(' ').map((answer) => `${call}\t${answer}`)),
  )
  const wanted = Object.entries(contract).flatMap(([call, { refuses = [] }]) =>
    ['success', ...refuses].map((answer) => ({ call, answer, pair: `${call}\t${answer}` })),
  )
  const known = new Set(wanted.map(({ pair }) => pair))
  const problems = wanted
    .filter(({ pair }) => !covered.has(pair) && !listed.has(pair))
    .map(({ call, answer }) =>
      answer === 'success' ? `${call}: no test gets a success` : `${call}: no test is refused with ${answer}`,
    )
  for (const pair of listed) {
    const name = pair.replace('\t', ' ')
    if (!known.has(pair)) problems.push(`${name}: listed as untried, but not in the contract`)
    else if (covered.has(pair)) problems.push(`${name}: listed as untried, but a test of the gateway gets it`)
  }
  return {
    problems,
    calls: Object.keys(contract).length,
    refusals: wanted.length - Object.keys(contract).length,
    left: listed.size,
  }
}
