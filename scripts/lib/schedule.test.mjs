import { jestCounts, jestFailures, playwrightCounts, playwrightFailures, sumCounts } from './counts.mjs'
import { runSteps } from './schedule.mjs'

const turn = () => new Promise((done) => setTimeout(done, 5))
/** Steps that note when they run. */
function world() {
  const notes = []
  let now = 0
  let most = 0
  const step = (name, options = {}) => ({
    name,
    ...options,
    run: async () => {
      notes.push(name)
      now += options.cost ?? 1
      most = Math.max(most, now)
      await turn()
      now -= options.cost ?? 1
      return { state: options.fails ? 'failed' : 'passed' }
    },
  })
  return { step, notes, most: () => most }
}

describe('runSteps', () => {
  it('keeps to the slots and to the order of what waits for what', async () => {
    const { step, notes, most } = world()
    const results = await runSteps([step('a', { after: ['d'] }), step('b'), step('c'), step('d', { cost: 2 })], 2)
    expect(results.map((one) => [one.name, one.state])).toEqual([
      ['a', 'passed'],
      ['b', 'passed'],
      ['c', 'passed'],
      ['d', 'passed'],
    ])
    expect(notes.indexOf('a')).toBeGreaterThan(notes.indexOf('d'))
    expect(most()).toBe(2)
  })
  it('does not run what waits for a failure, and says why', async () => {
    const { step, notes } = world()
    const results = await runSteps(
      [step('a', { fails: true }), step('b', { after: ['a'] }), step('c', { after: ['b'] })],
      2,
    )
    expect(notes).toEqual(['a'])
    expect(results.map((one) => one.state)).toEqual(['failed', 'failed', 'failed'])
    expect(results[2].output).toContain('"b"')
  })
  it('ignores a predecessor that was not asked for, and a thrown error is a failure', async () => {
    const results = await runSteps([{ name: 'a', after: ['z'], run: () => Promise.reject(new Error('oh')) }], 2)
    expect(results[0].state).toBe('failed')
    expect(results[0].output).toContain('oh')
  })
})

describe('counts', () => {
  it('reads jest, a file that could not run being one failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'passed', assertionResults: [{}] },
      ],
    }
    expect(jestCounts(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })
  it('reads Playwright, errors outside of tests included', () => {
    expect(playwrightCounts({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] })).toEqual({
      passed: 4,
      failed: 2,
      skipped: 0,
    })
  })
  it.each([
    ['a check is one', [{ state: 'passed' }, { state: 'failed' }], { passed: 1, failed: 1 }],
    ['a runner is its tests', [{ state: 'failed', counts: { passed: 7, failed: 2 } }], { passed: 7, failed: 2 }],
    [
      'a crash after passed tests is a failure',
      [{ state: 'failed', counts: { passed: 7, failed: 0 } }],
      { passed: 7, failed: 1 },
    ],
    ['a skipped step is nothing', [{ state: 'skipped' }], { passed: 0, failed: 0 }],
  ])('%s', (_name, results, expected) => {
    expect(sumCounts(results)).toEqual(expected)
  })
})

describe('why tests failed', () => {
  it('jest: title, place and reason of the failed ones, and files that could not run', () => {
    const report = {
      testResults: [
        { name: '/root/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
        {
          name: '/root/b.test.ts',
          status: 'failed',
          message: 'all of it',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'takes', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
          ],
        },
        { name: '/root/c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    }
    expect(jestFailures(report, '/root')).toEqual([
      'takes\n  b.test.ts\nexpected 1',
      'the file could not run\n  c.test.ts\nno such module',
    ])
  })

  it('flows: of nested suites too, each reason once, and what failed outside', () => {
    const spec = (title, ok, messages) => ({
      title,
      ok,
      file: 'x.spec.ts',
      line: 7,
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    })
    const report = {
      suites: [{ specs: [spec('pays', true, [])], suites: [{ specs: [spec('opens', false, ['late', 'late'])] }] }],
      errors: [{ message: 'no browser' }],
    }
    expect(playwrightFailures(report)).toEqual(['opens\n  x.spec.ts:7\nlate', 'outside of the flows\n  \nno browser'])
  })
})
