import type { BankPurpose } from '@domain/statuses/bank-account'
import { addProblem, isFrom, isProofAmount, mayBeDefault, nextRoundAt, plainNumber } from './account'
import { branches, branchesOf } from './banks'

const wanted = {
  accountName: '康宁医院',
  accountNo: '62220001',
  bankCode: '102',
  cnapsCode: '102146000010',
  branchName: '',
}
const alone = { count: 0, isKnown: false }

test.each([
  ['the registered name', {}, alone, null],
  ['the same name with wide brackets and a space', { accountName: '康宁（北院） 医院' }, alone, '44501'],
  ['another name', { accountName: '康宁医药' }, alone, '44501'],
  ['seven digits', { accountNo: '6222000' }, alone, '44502'],
  ['thirty digits', { accountNo: '6'.repeat(30) }, alone, null],
  ['thirty-one digits', { accountNo: '6'.repeat(31) }, alone, '44502'],
  ['a letter', { accountNo: '6222000a' }, alone, '44502'],
  ['a branch that is not there', { cnapsCode: '102146000011' }, alone, '44503'],
  ['a branch of another bank', { bankCode: '103' }, alone, '44503'],
  ['a branch beside the list, by its name', { cnapsCode: '102100099996', branchName: '北京西单支行' }, alone, null],
  ['a name of three characters', { cnapsCode: '102100099996', branchName: '西单行' }, alone, '44503'],
  ['a code of eleven digits', { cnapsCode: '10210009999', branchName: '北京西单支行' }, alone, '44503'],
  ['a code of another bank beside the list', { cnapsCode: '103100099996', branchName: '北京西单支行' }, alone, '44503'],
  ['a branch of another bank with a name', { bankCode: '103', branchName: '北京西单支行' }, alone, '44503'],
  ['a bank that is none', { bankCode: '999', cnapsCode: '999100099996', branchName: '北京西单支行' }, alone, '44503'],
  ['a number on file', {}, { count: 1, isKnown: true }, '44505'],
  ['the fifth', {}, { count: 4, isKnown: false }, null],
  ['the sixth', {}, { count: 5, isKnown: false }, '44504'],
])('%s (BK-02)', (_what, over, others, expected) =>
  expect(addProblem({ ...wanted, ...over }, '康宁医院', others)).toBe(expected),
)

test('brackets and spaces of either width are one (BK-02)', () =>
  expect(addProblem({ ...wanted, accountName: '康宁 （北院）' }, '康宁(北院)', alone)).toBeNull())

test.each([
  ['6222 0001-0002', '622200010002'],
  ['６２２２０００１', '62220001'],
])('%s is %s', (typed, expected) => expect(plainNumber(typed)).toBe(expected))

const DAY = 86_400_000
test.each([
  ['no round yet', undefined, 0],
  ['after the first, a day later', { round: 1, endedAt: 5 * DAY }, 6 * DAY],
  ['after the second, a day later', { round: 2, endedAt: 5 * DAY }, 6 * DAY],
  ['after the third, never', { round: 3, endedAt: 5 * DAY }, null],
])('the next round: %s (BK-03)', (_what, last, expected) => expect(nextRoundAt(last)).toBe(expected))

test.each([
  ['0.00', false],
  ['0.01', true],
  ['0.99', true],
  ['1.00', false],
  ['10.01', false],
])('%s yuan prove an account: %s (BK-03)', (amount, expected) => expect(isProofAmount(amount)).toBe(expected))

test.each([
  ['both', '康宁医院', 'x', true],
  ['another name', '张三', 'x', false],
  ['another number', '康宁医院', 'y', false],
  ['no number', '康宁医院', '', false],
])('money with %s (BK-03)', (_what, payerName, payerIndex, expected) =>
  expect(isFrom({ accountName: '康宁医院', accountIndex: 'x' }, { amount: '0.37', payerName, payerIndex })).toBe(
    expected,
  ),
)

test.each([
  ['VERIFIED', 'PAY', true],
  ['VERIFIED', 'INVOICE', true],
  ['TO_VERIFY', 'PAY', false],
  ['VERIFYING', 'REFUND', false],
  ['FAILED', 'INVOICE', true],
  ['DISABLED', 'INVOICE', false],
] as const)('%s as default of %s: %s (BK-04)', (state, purpose: BankPurpose, expected) =>
  expect(mayBeDefault(state, purpose)).toBe(expected),
)

test('branch codes are twelve digits, each once; a keyword and a city narrow the list', () => {
  expect(branches.every(({ cnapsCode }) => /^\d{12}$/.test(cnapsCode))).toBe(true)
  expect(new Set(branches.map(({ cnapsCode }) => cnapsCode)).size).toBe(branches.length)
  expect(branchesOf('102', '').length).toBe(4)
  expect(branchesOf('102', '沧州').map(({ cityCode }) => cityCode)).toEqual(['130900'])
  expect(branchesOf('102', '', '131000').map(({ branchName }) => branchName)).toEqual(['中国工商银行廊坊分行营业部'])
})
