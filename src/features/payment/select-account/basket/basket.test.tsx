import { inTurn } from '@/testing/answers'
import { someChannels } from '@/testing/make/payment'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'
import type { Out } from '@contract'
import type { Own } from './basket-wish'

const RECENT = 'default GET /crmgas/pay/recentAccounts'
const CHANNELS = 'default GET /crmgas/pay/channels'
const CREATE = 'btwob POST /pay/basket/create'
const DETAIL = 'btwob GET /pay/basket/detail'
const PREPAY = 'btwob POST /pay/basket/prepay'
const SANDBOX = 'default POST /crmgas/pay/sandbox/pay'

const own = (bp: string, companyName: string, totalDue: string): Own => ({
  bp,
  companyName,
  totalDue,
  customerName: `客户${bp.slice(-1)}`,
  billCount: 2,
  current: bp === '1000000001',
})
const accounts = [own('1000000001', '东燃气', '300.00'), own('1000000003', '西燃气', '70.00')]
const order = (state: 'WAIT_PAY' | 'SUCCESS') => ({
  orderId: 'o1',
  bp: '1000000001',
  customerName: '客户1',
  title: '账单缴费（2笔）',
  amount: '300.00',
  state,
  voucherId: null,
})
const basket = (state: 'WAIT_PAY' | 'SUCCESS'): Out<typeof DETAIL> => {
  const isPaid = state === 'SUCCESS'
  const money = isPaid ? { due: '0.00', paid: '300.00' } : { due: '300.00', paid: '0.00' }
  return {
    basketId: 'k1',
    total: '300.00',
    expireAt: '2026-11-23T10:00:00+08:00',
    groups: [{ companyCode: '1001', companyName: '东燃气', ...money, canPay: !isPaid, orders: [order(state)] }],
    receiptUrl: isPaid ? 'https://papers/k1' : null,
  }
}

let page: OpenPage
const press = (name: string) => page.press(name)

test('bills of several numbers go into one basket; how many payments it takes is shown before (Y-13)', async () => {
  page = await renderPage('/pages/pay/select-account', {
    as: master(),
    answers: { [RECENT]: { own: accounts, recent: [] }, [CHANNELS]: someChannels(), [CREATE]: basket('WAIT_PAY') },
  })
  await press('合并缴费')
  expect(page.text()).toContain('款项分属 2 家燃气公司，需分 2 笔支付')
  expect(page.text()).toContain('¥370.00')
  await press('去支付')
  expect(page.sent(CREATE)).toEqual([
    {
      entries: [
        { bp: '1000000001', kind: 'BILL' },
        { bp: '1000000003', kind: 'BILL' },
      ],
      channel: 'SANDBOX',
    },
  ])
  expect(page.went).toEqual(['redirectTo /pages/pay/select-account?basketId=k1&channel=SANDBOX'])
})

test('without the right to the bills of a number no amount is shown, and none is put into the basket', async () => {
  const unseen = { ...own('1000000003', '西燃气', '70.00'), totalDue: null, billCount: null }
  const mine = [own('1000000001', '东燃气', '300.00'), unseen]
  page = await renderPage('/pages/pay/select-account', {
    as: master(),
    answers: { [RECENT]: { own: mine, recent: [] }, [CHANNELS]: someChannels() },
  })
  expect(page.text()).not.toContain('无应缴')
  await press('合并缴费')
  expect(page.text()).toContain('合计 1 项')
  expect(page.text()).not.toContain('待缴账单 null')
})

test('one number alone offers no basket', async () => {
  const answers = { [RECENT]: { own: accounts.slice(0, 1), recent: [] } }
  page = await renderPage('/pages/pay/select-account', { as: master(), answers })
  expect(page.names()).not.toContain('合并缴费')
})

test('a basket is paid company by company, and has one receipt', async () => {
  page = await renderPage('/pages/pay/select-account', {
    as: master(),
    params: { basketId: 'k1', channel: 'SANDBOX' },
    answers: {
      [DETAIL]: inTurn(basket('WAIT_PAY'), basket('SUCCESS')),
      [PREPAY]: { paymentId: 't1', channel: 'SANDBOX', amount: '300.00', params: { sandboxToken: 'tok' } },
      [SANDBOX]: null,
    },
  })
  expect(page.names()).not.toContain('查看收据')
  await press('支付 ¥300.00')
  await press('支付成功')
  expect(page.sent(PREPAY)).toEqual([{ basketId: 'k1', companyCode: '1001', channel: 'SANDBOX' }])
  expect(page.text()).toContain('支付成功')
  expect(page.names()).toContain('查看收据')
})
