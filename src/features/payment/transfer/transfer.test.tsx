import { aTrack } from '@/testing/make/payment'
import { settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import { aBill } from '@/testing/make/bill'
import { stateText, stepsOf, type Transfer } from './transfer-text'
import type { Init } from './transfer-form'

const INIT = 'default GET /crmgas/pay/tt/init'
const LIST = 'default GET /crmgas/pay/tt/list'
const DETAIL = 'default GET /crmgas/pay/tt/detail'

const receiver = { accountName: '燃气公司', accountNo: '13010001', bankName: '工商银行', bankNo: '102' }
const init: Init = {
  receivers: [{ id: 'main', ...receiver }],
  myAccounts: [{ bankId: 't0', accountName: '康宁医院', accountNoMask: '****0003', bankName: '中国银行' }],
  bills: [aBill()],
  canPrepay: true,
  limits: { min: '100.00', max: '50000000.00' },
  tips: ['汇款附言务必填写识别码'],
}
const transfer: Transfer = {
  ttId: 't1',
  orderNo: 'ZF1',
  purpose: 'PREPAY',
  title: '预存充值',
  amount: '500000.00',
  remitCode: '2345678J',
  state: 'WAIT_REMIT',
  createdAt: '2026-11-23T09:30:00+08:00',
  expireAt: '2026-12-08T09:30:00+08:00',
  arrivedAmount: null,
  arrivedAt: null,
  rejectReason: null,
  receiver,
  payerName: '康宁医院',
  payerBank: '中国银行',
  payerAccountMask: '****0003',
  remark: '',
  remitDate: null,
  remitFrom: '2026-11-20',
  remitTo: '2026-11-23',
  proofs: [],
  resultNote: null,
  bills: [],
  voucherId: null,
  canUpload: true,
  canCancel: true,
  arrival: null,
  test: false,
  timeline: [{ state: 'WAIT_REMIT', at: '2026-11-23T09:30:00+08:00', reason: null }],
}
const empty = { list: [], total: 0, pageNum: 1, pageSize: 10, open: 0 }

test.each<[Partial<Transfer>, string]>([
  [{}, '请于2026-12-08 09:30前汇出，附言务必填写识别码'],
  [{ state: 'REJECTED', rejectReason: '凭证不清晰' }, '凭证不清晰，请重新上传凭证'],
  [{ state: 'DIFF', arrivedAmount: '499990.00' }, '申请500,000.00元，实收499,990.00元'],
  [{ state: 'CANCELLED' }, '电汇单已取消'],
  [{ state: 'EXPIRED', arrivedAmount: '1.00' }, '款项已转入账户余额'],
  [
    { arrival: { state: 'WAITING', amount: '1.00', at: '2026-11-23T09:30:00+08:00' } },
    '已收到该付款账户汇入的¥1.00，待匹配，请稍候或联系客户经理',
  ],
])('%j says %s', (part, text) => expect(stateText({ ...transfer, ...part })).toBe(text))

test('a rejected slip is the step that failed', () => {
  expect(stepsOf('REJECTED')).toMatchObject({ current: 1, items: [{}, { failed: true }, {}, {}] })
  expect(stepsOf('MATCHED').current).toBe(4)
})

test('the form says where to send the money, and goes on to the draft', async () => {
  const page = await renderPage('/pages/pay/pay-telegraphic-transfer', {
    as: master(),
    answers: { [INIT]: init, [LIST]: empty },
  })
  for (const words of ['13010001', '汇款附言务必填写识别码', '2026年8月 气费', '康宁医院'])
    expect(page.text()).toContain(words)
  page.tap(page.button('下一步'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/pay/pay-telegraphic-transfer/confirm-order'])
})

test('an ordered transfer shows its code, its way and the slip that is missing', async () => {
  const page = await renderPage('/pages/pay/pay-telegraphic-transfer/confirm-order', {
    as: master(),
    params: { ttId: 't1' },
    answers: { [DETAIL]: transfer, 'btwob GET /pay/track': aTrack({ list: [] }) },
  })
  for (const words of ['2345678J', '¥500,000.00', '待汇款', '上传汇款凭证', '取消电汇单'])
    expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('模拟到账')
})

test('without a draft it sends back to the form', async () => {
  const page = await renderPage('/pages/pay/pay-telegraphic-transfer/confirm-order', { as: master() })
  expect(page.text()).toContain('请先填写电汇信息')
})

test('an order of the kind TRANSFER leads to its page', async () => {
  const page = await renderPage('/pages/pay/place-order', {
    as: master(),
    params: { bizType: 'TRANSFER', billIds: ['b1'] },
  })
  await settled()
  expect(page.went).toEqual(['redirectTo /pages/pay/pay-telegraphic-transfer?billIds=b1'])
})
