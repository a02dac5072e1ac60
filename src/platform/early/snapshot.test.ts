import { figureOfAnswer, shellFigure, snapshotOf, snapshotOwner, type HomeSnapshot } from './snapshot'

const account = { customerName: '康宁医院', balance: null, available: null, arrears: null }
const now = 1_700_000_000_000
const day = 86_400_000

test('the number comes with its label and its customer', () => {
  const figure = shellFigure({ ...account, chargeMode: 'PREPAID_REMOTE', available: '157610.94' })
  expect(figure).toEqual({ name: '康宁医院', label: '可用余额', value: '157610.94' })
})

test('without BILL_VIEW there is no figure', () => {
  expect(shellFigure({ ...account, chargeMode: 'POSTPAID' })).toBeNull()
})

test.each([[''], [null], [{ header: {}, body: { resultCode: '1888', data: null } }], [{ code: 418 }]])(
  'an answer without an account has no figure: %j',
  (answer) => expect(figureOfAnswer(answer)).toBeNull(),
)

test('the figure of the home call as it came', () => {
  const answer = {
    header: {},
    body: { resultCode: '1000', data: { account: { ...account, chargeMode: 'POSTPAID', arrears: '0.00' } } },
  }
  expect(figureOfAnswer(answer)).toEqual({ name: '康宁医院', label: '应缴金额', value: '0.00' })
})

describe('a kept home', () => {
  const kept: HomeSnapshot = { owner: snapshotOwner('u1', 'b1'), at: now, figure: null, data: { any: 1 } }
  const text = JSON.stringify(kept)

  test('is for its own login and customer', () => {
    expect(snapshotOf(text, 'u1|b1', now)).toEqual(kept)
    expect(snapshotOf(text, 'u2|b1', now)).toBeNull()
    expect(snapshotOf(text, 'u1|b2', now)).toBeNull()
    expect(snapshotOf(text, '|', now)).toBeNull()
  })
  test('is kept for seven days', () => {
    expect(snapshotOf(text, 'u1|b1', now + 7 * day - 1)).toEqual(kept)
    expect(snapshotOf(text, 'u1|b1', now + 7 * day)).toBeNull()
  })
  test.each(['', 'null', '{oops'])('a broken record is none: %j', (record) => {
    expect(snapshotOf(record, 'u1|b1', now)).toBeNull()
  })
})
