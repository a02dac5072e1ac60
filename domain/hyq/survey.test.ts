import { choicesOf, keptAnswers, npsGroupOf, npsOf, shownQuestions, survey, surveyProblem, type Answer } from './survey'

const answer = (qid: string, ...values: string[]): Answer => ({ qid, values })
const happy = [answer('nps', '9'), answer('best', '1', '3'), answer('online', '5')]
const critic = [answer('nps', '4'), answer('worst', '2'), answer('online', '2')]

describe('E-H-03 questions', () => {
  test.each([
    ['nothing answered', [], ['nps', 'online', 'wish', 'text']],
    ['0', [answer('nps', '0')], ['nps', 'worst', 'online', 'wish', 'text']],
    ['8', [answer('nps', '8')], ['nps', 'worst', 'online', 'wish', 'text']],
    ['9', [answer('nps', '9')], ['nps', 'best', 'online', 'wish', 'text']],
    ['10', [answer('nps', '10')], ['nps', 'best', 'online', 'wish', 'text']],
  ])('%s shows %j', (_, answers, qids) => expect(shownQuestions(answers).map(({ qid }) => qid)).toEqual(qids))

  test.each([
    ['whole', happy, null],
    ['whole, with a text', [...critic, answer('text', '  ')], null],
    ['no score', [answer('online', '5')], 1],
    ['a score beyond the scale', [answer('nps', '11'), answer('best', '1'), answer('online', '5')], 1],
    ['a score that is no number', [answer('nps', 'x')], 1],
    ['no reason', [answer('nps', '4'), answer('online', '2')], 2],
    ['four reasons', [answer('nps', '4'), answer('worst', '1', '2', '3', '4'), answer('online', '2')], 2],
    ['a reason twice', [answer('nps', '4'), answer('worst', '1', '1'), answer('online', '2')], 2],
    ['an unknown reason', [answer('nps', '4'), answer('worst', '7'), answer('online', '2')], 2],
    ['no rating', [answer('nps', '4'), answer('worst', '2')], 3],
    ['a rating of 0', [answer('nps', '4'), answer('worst', '2'), answer('online', '0')], 3],
    ['two wishes', [...critic, answer('wish', '1', '2')], 4],
    ['300 characters', [...critic, answer('text', '气'.repeat(300))], null],
    ['301 characters', [...critic, answer('text', '气'.repeat(301))], 5],
  ])('%s: %j', (_, answers, problem) => expect(surveyProblem(answers)).toBe(problem))

  test('hidden, unknown and empty answers are dropped', () => {
    const sent = [...happy, answer('worst', '1'), answer('other', 'x'), answer('text', ' 好 '), answer('wish')]
    expect(keptAnswers(sent)).toEqual([...happy, answer('text', '好')])
  })
})

test.each([
  ['nps', 11, '0', '10'],
  ['worst', 6, '气价与账单', '安全检查'],
  ['online', 5, '1', '5'],
  ['text', 0, undefined, undefined],
])('choices of %s: %i from %s to %s', (qid, n, first, last) => {
  const question = survey.find((one) => one.qid === qid)
  const labels = question ? choicesOf(question).map(({ label }) => label) : []
  expect([labels.length, labels[0], labels.at(-1)]).toEqual([n, first, last])
})

describe('E-H-04 score', () => {
  test.each([
    [0, 'detractor'],
    [6, 'detractor'],
    [7, 'passive'],
    [8, 'passive'],
    [9, 'promoter'],
    [10, 'promoter'],
  ] as const)('%i is a %s', (score, group) => expect(npsGroupOf(score)).toBe(group))

  test.each([
    // 55.0 - 15.0
    [66, 36, 18, 40],
    [30, 0, 0, 100],
    [0, 0, 30, -100],
    [0, 29, 0, null],
    [0, 30, 0, 0],
    // 12.5 and -12.5
    [10, 25, 5, 13],
    [5, 25, 10, -12],
    // 33.33
    [10, 20, 0, 33],
  ])('%i promoters, %i passives, %i detractors: %j', (promoter, passive, detractor, nps) =>
    expect(npsOf({ promoter, passive, detractor })).toBe(nps),
  )
})
