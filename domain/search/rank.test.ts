import { isClear, outcomeOf, ranked, weighed, type Candidate } from './rank'

const doc = (title: string, body = '', words = ''): Candidate => ({ title, words, body })

describe('weights of tokens', () => {
  // ln(1 + (10 - 0 + 0.5) / (0 + 0.5)) = ln 22; ln(1 + (10 - 10 + 0.5) / 10.5) = ln 1.0476
  test.each([
    ['that nothing holds', '停气', 0, Math.log(22)],
    ['that every document holds', '燃气', 10, Math.log(1 + 0.5 / 10.5)],
    ['a single character says less', '气', 0, 0.4 * Math.log(22)],
    ['a letter or digit is a word', 'a', 0, Math.log(22)],
  ])('%s', (_what, token, documents, weight) => {
    expect(weighed([{ token, documents }], 10)).toEqual([{ token, weight: expect.closeTo(weight, 10) as number }])
  })
})

describe('ranking', () => {
  const question = [
    { token: '停气', weight: 2 },
    { token: '通知', weight: 1 },
  ]

  test('title before key words before text', () => {
    const all = [doc('其他', '停气通知'), doc('其他', '', '停气通知'), doc('停气通知')]
    expect(ranked(question, all).map(({ document }) => document)).toEqual([all[2], all[1], all[0]])
  })

  test('coverage is the share of weight', () => {
    expect(ranked(question, [doc('停气')])[0]?.coverage).toBeCloseTo(2 / 3, 10)
    expect(ranked(question, [doc('通知')])[0]?.coverage).toBeCloseTo(1 / 3, 10)
    expect(ranked(question, [doc('停气', '', '通知')])[0]?.coverage).toBeCloseTo((2 + 0.9) / 3, 10)
    expect(ranked(question, [doc('停气', '通知')])[0]?.coverage).toBeCloseTo((2 + 0.5) / 3, 10)
  })

  test('the shorter of two with the same hit comes first, equal ones keep their order', () => {
    const [short, long] = [doc('停气'), doc('停气', '很长的正文'.repeat(50))]
    expect(ranked(question, [long, short]).map(({ document }) => document)).toEqual([short, long])
    const twins = [doc('停气'), doc('停气')]
    expect(ranked(question, twins).map(({ document }) => document)).toEqual(twins)
    expect(ranked(question, twins)[0]?.document).toBe(twins[0])
  })

  test('what holds nothing is left out; letters and digits are whole words', () => {
    expect(ranked(question, [doc('燃气')])).toEqual([])
    expect(ranked([{ token: 'ic', weight: 1 }], [doc('dynamic'), doc('ic 卡')])).toHaveLength(1)
    expect(ranked([{ token: '12', weight: 1 }], [doc('12 12')])).toHaveLength(1)
  })

  test('nothing asked, nothing to ask', () => {
    expect(ranked([], [doc('停气')])).toEqual([])
    expect(ranked(question, [])).toEqual([])
    expect(ranked([{ token: '停气', weight: 0 }], [doc('停气')])).toEqual([])
  })
})

test.each([
  [1, 'ANSWER'],
  [0.45, 'ANSWER'],
  [0.4499, 'CHOICE'],
  [0.1, 'CHOICE'],
  [0.0999, 'NONE'],
  [0, 'NONE'],
])('coverage %d', (coverage, outcome) => {
  expect(outcomeOf(coverage)).toBe(outcome)
})

test.each<[string, number[], boolean]>([
  ['the only one', [4], true],
  ['well ahead', [4.8, 4], true],
  ['hardly ahead', [4.7, 4, 1], false],
  ['none', [], false],
])('clear: %s', (_what, scores, clear) => {
  expect(isClear(scores.map((score) => ({ score })))).toBe(clear)
})
