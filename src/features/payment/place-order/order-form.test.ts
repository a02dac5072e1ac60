import { checkPrepay } from '../check-prepay'
import { buttonText, reasonNot, skipsOlderOverdue, totalsOf } from './order-form'

it.each([
  ['', '请输入充值金额'],
  ['0', '充值金额不能低于10.00元'],
  ['0.001', '金额最多保留两位小数'],
  ['9.99', '充值金额不能低于10.00元'],
  ['1000000.01', '单笔金额超限，请使用电汇缴费'],
  ['1e9', '请输入正确的金额'],
  ['abc', '请输入正确的金额'],
  ['-5', '请输入正确的金额'],
])('checkPrepay refuses %j', (text, fault) => expect(checkPrepay(text)).toEqual({ ok: false, fault }))

it.each([
  ['10', '10.00'],
  ['1,000', '1000.00'],
  ['１００．５', '100.50'],
  ['1000000', '1000000.00'],
])('checkPrepay takes %j', (text, amount) => expect(checkPrepay(text)).toEqual({ ok: true, amount }))

it.each([
  [
    'no balance',
    '5000.00',
    false,
    '86.40',
    '50000.00',
    { balanceUsed: '0.00', payAmount: '5000.00', slices: 1 },
    '立即支付 ¥5,000.00',
  ],
  [
    'part by balance',
    '5000.00',
    true,
    '86.40',
    '50000.00',
    { balanceUsed: '86.40', payAmount: '4913.60', slices: 1 },
    '立即支付 ¥4,913.60',
  ],
  [
    'all by balance',
    '50.00',
    true,
    '86.40',
    '50000.00',
    { balanceUsed: '50.00', payAmount: '0.00', slices: 0 },
    '余额支付 ¥50.00',
  ],
  [
    'exactly the limit',
    '50000.00',
    false,
    '0.00',
    '50000.00',
    { payAmount: '50000.00', slices: 1 },
    '立即支付 ¥50,000.00',
  ],
  [
    'three payments',
    '128000.00',
    false,
    '0.00',
    '50000.00',
    { payAmount: '128000.00', slices: 3 },
    '分3笔支付 ¥128,000.00',
  ],
  ['more than twenty', '1000000.01', false, '0.00', '50000.00', { slices: null }, '立即支付 ¥1,000,000.01'],
  ['channel not known yet', '10.00', false, '0.00', null, { slices: 1 }, '立即支付 ¥10.00'],
])('totalsOf: %s', (_name, amount, useBalance, usable, limit, expected, text) => {
  const totals = totalsOf(amount, useBalance, usable, limit)
  expect(totals).toMatchObject(expected)
  expect(buttonText(totals)).toBe(text)
})

const bill = (billId: string, dueDate: string, overdueDays: number) => ({
  billId,
  dueDate,
  overdueDays,
  totalDue: '10.05',
})
const open = [bill('a', '2026-09-15', 60), bill('b', '2026-10-15', 30), bill('c', '2026-11-28', 0)]

it.each([
  ['the newest alone', ['c'], true],
  ['the oldest alone', ['a'], false],
  ['the middle one', ['b'], true],
  ['all overdue ones', ['a', 'b'], false],
  ['all', ['a', 'b', 'c'], false],
])('skipsOlderOverdue: %s', (_name, ids, expected) => {
  expect(
    skipsOlderOverdue(
      open.filter(({ billId }) => ids.includes(billId)),
      open,
    ),
  ).toBe(expected)
})

const ready = { without: undefined, asking: false, hasChannel: true, slices: 1, tick: true, code: true }

it.each([
  ['ready', {}, undefined],
  ['no amount comes first', { without: '请输入充值金额', hasChannel: false }, '请输入充值金额'],
  ['channels on their way', { asking: true, hasChannel: false }, '正在查询支付方式'],
  ['no channel', { hasChannel: false }, '暂无可用的支付方式'],
  ['more than twenty slices', { slices: null }, '单笔金额超限，请使用电汇缴费'],
  ['no code yet', { code: false }, '请输入 6 位验证码'],
  ['agreement not ticked', { tick: false }, '请先阅读并同意购气交易流程'],
])('reasonNot: %s', (_name, part, expected) => expect(reasonNot({ ...ready, ...part })).toBe(expected))
