import { settled } from '@/testing/answers'
import { aPrepared, someChannels, type PreparedDetail } from '@/testing/make/payment'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

const DETAIL = 'btwob GET /pay/prepared/detail'
const CHANGE = 'btwob POST /pay/prepared/change'
const REFUSE = 'btwob POST /pay/prepared/refuse'
const CHANNELS = 'default GET /crmgas/pay/channels'

let page: OpenPage
const press = (name: string) => page.press(name)
const open = async (part: Partial<PreparedDetail> = {}) => {
  page = await renderPage('/pages/pay/place-order', {
    as: master(),
    params: { bizType: 'BILL', preparedId: 'pp1' },
    answers: {
      [DETAIL]: aPrepared(part),
      [CHANNELS]: someChannels(),
      [CHANGE]: { version: 1, amount: '300.00' },
      [REFUSE]: { state: 'REFUSED' },
    },
  })
}

test('the master sees what is to be paid, the preparing user, and what was left out (Y-12)', async () => {
  await open({ fallen: [{ billId: 'b3', title: '2026年8月气费账单', reason: '已缴清' }] })
  for (const words of [
    '以下账单已移除：2026年8月气费账单（已缴清）',
    '138****0002',
    '请付',
    '2026年10月气费账单',
    '待审批',
  ])
    expect(page.text()).toContain(words)
})

test('the master leaves a bill out, or rejects with a reason', async () => {
  await open()
  page.tap(page.find('[role=checkbox]'))
  await settled()
  expect(page.text()).toContain('请先保存修改')
  expect(page.button('立即支付').disabled).toBe(true)
  await press('保存修改')
  expect(page.sent(CHANGE)).toEqual([{ preparedId: 'pp1', version: 0, billIds: ['b2'] }])
  await press('拒绝')
  await press('确定')
  expect(page.text()).toContain('请填写拒绝原因')
  page.type(page.find('textarea'), '本月不付')
  await press('确定')
  expect(page.sent(REFUSE)).toEqual([{ preparedId: 'pp1', reason: '本月不付' }])
})

test('one that is over says how it ended and asks for no money', async () => {
  await open({ state: 'EXPIRED', canDecide: false, dueNow: '0.00', items: [] })
  expect(page.text()).toContain('已过期')
  expect(page.names()).not.toContain('拒绝')
  expect(page.sent(CHANNELS)).toEqual([])
})
