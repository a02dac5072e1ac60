import { codes } from '../codes'
import { projectStages } from '../statuses/project'
import { delayDays, forecastEnd, mayAskAgain, mayChangeVisit } from './deadlines'
import { instalmentsOf, restOf, takesAmount, withDelta } from './instalments'
import { nodeSeeds, stageBefore, stageWeights, stepsBefore } from './nodes'
import { isOver, paidRate, percentDone, shownStatus, stageRate, stageStatus, totalRate, type Step } from './rates'

/** Steps of all stages, each at the per cent of its stage. */
const stepsAt = (rates: Partial<Record<Step['stage'], number>>): Step[] =>
  nodeSeeds.map(({ code, stage, weight }) => ({
    nodeCode: code,
    stage,
    weight,
    rate: rates[stage] ?? 0,
    status: rates[stage] === 100 ? 'DONE' : 'DOING',
    planEnd: null,
  }))

test('weights of the steps of a stage, and of the stages, come to 100 (D 2.7)', () => {
  const sumOf = (stage: string) =>
    nodeSeeds.filter((one) => one.stage === stage).reduce((n, { weight }) => n + weight, 0)
  expect(codes(projectStages).map(sumOf)).toEqual([100, 100, 100, 100, 100, 100])
  expect(Object.values(stageWeights).reduce((a, b) => a + b, 0)).toBe(100)
})

describe('rates (PJ-02)', () => {
  test.each<[Parameters<typeof stageRate>[0], number]>([
    [[], 0],
    [
      [
        { weight: 30, rate: 100, status: 'DONE' },
        { weight: 70, rate: 0, status: 'NOT_STARTED' },
      ],
      30,
    ],
    // 20 × 99 / 100 = 19.8.
    [
      [
        { weight: 20, rate: 99, status: 'DOING' },
        { weight: 80, rate: 0, status: 'NOT_STARTED' },
      ],
      19,
    ],
    // A step that is skipped: the other one is the whole.
    [
      [
        { weight: 30, rate: 50, status: 'DOING' },
        { weight: 70, rate: 0, status: 'SKIPPED' },
      ],
      50,
    ],
    [[{ weight: 100, rate: 0, status: 'SKIPPED' }], 0],
  ])('of the stage %j: %i', (steps, rate) => expect(stageRate(steps)).toBe(rate))

  test.each<[Partial<Record<Step['stage'], number>>, number]>([
    [{}, 0],
    // 5 + 10 + 16 + 3.
    [{ APPLY: 100, EXPLORATION: 100, DESIGN: 80, PAYMENT: 30 }, 34],
    // (500 + 1000 + 2000 + 510 + 2115) / 100 = 61.25.
    [{ APPLY: 100, EXPLORATION: 100, DESIGN: 100, PAYMENT: 51, CONSTRUCTION: 47 }, 61],
    [{ APPLY: 100, EXPLORATION: 100, DESIGN: 100, PAYMENT: 100, CONSTRUCTION: 100, ACCEPTANCE: 100 }, 100],
  ])('of the whole %j: %i', (rates, total) => expect(totalRate(stepsAt(rates))).toBe(total))

  test('a stage of which nothing is needed counts as done', () => {
    const steps = stepsAt({ APPLY: 100 }).map((one) =>
      one.stage === 'EXPLORATION' ? { ...one, status: 'SKIPPED' as const } : one,
    )
    expect(totalRate(steps)).toBe(15)
  })

  test.each([
    ['64.00', '310.00', 20],
    ['310.00', '310.00', 100],
    ['400.00', '310.00', 100],
    ['1.00', '0.00', 0],
  ])('%s of %s in place: %i per cent (PJ-04)', (finished, planned, percent) =>
    expect(percentDone(finished, planned)).toBe(percent),
  )

  test('what is paid, of the contract', () => {
    expect(paidRate('38537.03', '128456.78')).toBe(29)
    expect(paidRate('38537.04', '128456.78')).toBe(30)
    expect(paidRate('1.00', null)).toBe(0)
  })
})

describe('status (D 3.9)', () => {
  test.each<[Pick<Step, 'status' | 'planEnd'>, string]>([
    [{ status: 'DOING', planEnd: '2026-11-23' }, 'DOING'],
    [{ status: 'DOING', planEnd: '2026-11-22' }, 'DELAYED'],
    [{ status: 'NOT_STARTED', planEnd: '2026-11-22' }, 'DELAYED'],
    [{ status: 'DONE', planEnd: '2026-11-22' }, 'DONE'],
    [{ status: 'DOING', planEnd: null }, 'DOING'],
  ])('%j on 2026-11-23: %s', (step, shown) => expect(shownStatus(step, '2026-11-23')).toBe(shown))

  const step = (status: Step['status'], planEnd: string | null = null) => ({ status, planEnd })
  test.each<[Pick<Step, 'status' | 'planEnd'>[], string]>([
    [[], 'SKIPPED'],
    [[step('SKIPPED')], 'SKIPPED'],
    [[step('DONE'), step('SKIPPED')], 'DONE'],
    [[step('DONE'), step('NOT_STARTED')], 'DOING'],
    [[step('NOT_STARTED')], 'NOT_STARTED'],
    [[step('DONE'), step('DOING', '2026-11-01')], 'DELAYED'],
  ])('of a stage %j: %s', (steps, shown) => expect(stageStatus(steps, '2026-11-23')).toBe(shown))

  test('a stage is over when nothing of it is left', () => {
    expect(isOver([step('DONE'), step('SKIPPED')])).toBe(true)
    expect(isOver([step('DONE'), step('DOING')])).toBe(false)
  })

  test.each([
    ['DE02', ['DE01'], 'EXPLORATION'],
    ['CO01', [], null],
    ['CO04', ['CO01'], 'DESIGN'],
    ['CO06', ['CO01', 'CO02', 'CO03', 'CO04', 'CO05'], 'DESIGN'],
    ['AC01', [], 'CONSTRUCTION'],
    ['AP01', [], null],
    ['XX', [], null],
  ])('before %s come %j and the stage %s', (code, steps, stage) => {
    expect(stepsBefore(code)).toEqual(steps)
    expect(stageBefore(code)).toBe(stage)
  })
})

describe('instalments', () => {
  const days = { confirmed: '2026-11-23', pipes: '2026-12-20', accepted: '2027-02-10' }
  test.each([
    ['128456.78', ['38537.03', '77074.07', '12845.68']],
    ['0.01', ['0.00', '0.01', '0.00']],
    ['0.00', ['0.00', '0.00', '0.00']],
  ])('of %s (PJ-05)', (total, amounts) =>
    expect(instalmentsOf(total, days).map(({ amount }) => amount)).toEqual(amounts),
  )
  test('fall due 15 days after the confirmation, with the pipes, with the acceptance', () =>
    expect(instalmentsOf('100.00', days).map(({ dueDate }) => dueDate)).toEqual([
      '2026-12-08',
      '2026-12-20',
      '2027-02-10',
    ]))

  const rows = [
    { seq: 1, amount: '300.00', paidAmount: '300.00' },
    { seq: 2, amount: '600.00', paidAmount: '100.00' },
    { seq: 3, amount: '100.00', paidAmount: '0.00' },
  ]
  test.each<[string, ReturnType<typeof withDelta>]>([
    ['50.00', { amounts: [{ seq: 3, amount: '150.00' }], added: '0.00' }],
    ['-100.00', { amounts: [{ seq: 3, amount: '0.00' }], added: '0.00' }],
    [
      '-100.01',
      {
        amounts: [
          { seq: 3, amount: '0.00' },
          { seq: 2, amount: '599.99' },
        ],
        added: '0.00',
      },
    ],
    [
      '-600.00',
      {
        amounts: [
          { seq: 3, amount: '0.00' },
          { seq: 2, amount: '100.00' },
        ],
        added: '0.00',
      },
    ],
    ['-600.01', null],
  ])('a change of costs by %s (PJ-06)', (delta, changed) => expect(withDelta(rows, delta)).toEqual(changed))
  test('more is an instalment of its own once all is paid', () =>
    expect(withDelta([{ seq: 1, amount: '3.00', paidAmount: '3.00' }], '5.00')).toEqual({ amounts: [], added: '5.00' }))

  test.each([
    ['500.00', true],
    ['500.01', false],
    ['0.01', true],
    ['0.00', false],
  ])('%s pays what is left of 500.00: %s', (amount, takes) => {
    const row = { amount: '600.00', paidAmount: '100.00' }
    expect(restOf(row)).toBe('500.00')
    expect(takesAmount(row, amount)).toBe(takes)
  })
  test('nothing is left of what was paid beyond', () =>
    expect(restOf({ amount: '1.00', paidAmount: '2.00' })).toBe('0.00'))
})

describe('deadlines', () => {
  const visit = { appointDate: '2026-11-25', appointSlot: 'AM', changes: 0, arrivedAt: null } as const
  const at = (text: string) => Date.parse(text)
  test.each([
    [visit, '2026-11-24T08:30:00+08:00', true],
    [visit, '2026-11-24T08:30:01+08:00', false],
    [{ ...visit, changes: 1 }, '2026-11-23T09:00:00+08:00', true],
    [{ ...visit, changes: 2 }, '2026-11-23T09:00:00+08:00', false],
    [{ ...visit, appointDate: null }, '2026-11-23T09:00:00+08:00', false],
    [{ ...visit, arrivedAt: '2026-11-23T08:00:00+08:00' }, '2026-11-23T09:00:00+08:00', false],
  ])('the visit %j can be moved at %s: %s (PJ-13)', (one, now, may) => expect(mayChangeVisit(one, at(now))).toBe(may))

  test.each([
    ['2026-11-30', '2026-12-11', 11],
    ['2026-12-11', '2026-11-30', 0],
    [null, '2026-11-30', null],
  ])('first planned %s, now %s: %s days late', (first, now, days) => expect(delayDays(first, now)).toBe(days))

  test.each([
    ['2026-12-11', [{ planEnd: '2026-11-20', isOver: false }], '2026-12-14'],
    ['2026-12-11', [{ planEnd: '2026-11-20', isOver: true }], '2026-12-11'],
    ['2026-12-11', [{ planEnd: '2026-11-23', isOver: false }], '2026-12-11'],
    [null, [], null],
  ])('planned %s with %j ends %s', (planned, steps, end) => expect(forecastEnd(planned, steps, '2026-11-23')).toBe(end))

  test('after a no, seven days pass before the next question (PJ-10)', () => {
    const no = '2026-11-16T09:30:00+08:00'
    expect(mayAskAgain(null, 0)).toBe(true)
    expect(mayAskAgain(no, at('2026-11-23T09:29:59+08:00'))).toBe(false)
    expect(mayAskAgain(no, at('2026-11-23T09:30:00+08:00'))).toBe(true)
  })
})
