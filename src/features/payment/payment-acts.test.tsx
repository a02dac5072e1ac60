import { act, type ReactNode } from 'react'
import type { Row } from '@contract'
import { ApiError, QueryRoot } from '@/request'
import { call } from '@/request/call'
import { setRequestHooks } from '@/request/hooks'
import { queryClient } from '@/request/query'
import { logInAs } from '@/testing/people'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { RecordRow } from './record/RecordRow'
import { RecordSheet } from './record/RecordSheet'
import { cancelOrder } from './record/cancel-order'
import { StopStrip } from './pay-meters/StopStrip'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
const shown: { show?: () => void } = {}
jest.mock('@tarojs/taro', () =>
  jest.requireActual<typeof import('@/ui/test-page')>('@/ui/test-page').taroWithoutPage('/pages/pay/meters'),
)
const went: string[] = []
jest.mock('@/routes/go', () => ({
  goTo: (address: string) => {
    went.push(address)
    return Promise.resolve(true)
  },
}))

const { show, host, button, tap, find, type } = stage(document)
const asked: string[] = []
let answers: Record<string, unknown> = {}

beforeEach(() => {
  logInAs({}, ['PAY_TOPUP', 'PAY_RECORD', 'BILL_VIEW'])
  queryClient.clear()
  asked.length = 0
  went.length = 0
  jest.mocked(call).mockImplementation(((key: string) => {
    asked.push(key)
    const answer = answers[key]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }) as never)
})

const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))
const open = async (node: ReactNode) => {
  show(
    <QueryRoot>
      <AppRoot>{node}</AppRoot>
    </QueryRoot>,
  )
  await settle()
}
const press = async (name: string) => {
  tap(button(name))
  await settle()
}

const INFO = 'default GET /crmgas/stopGas/info'
const stop = { stopId: 's1', kind: 'ARREARS', state: 'RESUMING', title: '已停气，待复气', confirmedAt: null }

test('the strip asks again each time the page is shown', async () => {
  answers = { [INFO]: { stopGas: { ...stop, state: 'STOPPED', title: '已停气' } } }
  setRequestHooks({
    useEachShow: (run) => {
      shown.show = run
    },
  })
  await open(<StopStrip />)
  act(() => shown.show?.())
  expect(host().textContent).toContain('已停气')
  answers = { [INFO]: { stopGas: null } }
  act(() => shown.show?.())
  await settle()
  expect(host().textContent).not.toContain('已停气')
})

test('gas that may not come back while something is owed: a dialog that leads to the bills (A2801)', async () => {
  answers = {
    [INFO]: { stopGas: stop },
    'default POST /crmgas/stopGas/confirmResume': new ApiError('refused', '欠费未结清，无法复气', 'A2801'),
  }
  await open(<StopStrip />)
  expect(host().textContent).toContain('确认复气')
  tap(find('.u-notice'))
  await settle()
  tap(find('[role=checkbox]'))
  await press('确定')
  expect(host().textContent).toContain('欠费未结清，无法复气')
  expect(host().textContent).not.toContain('我已确认')
  await press('去缴费')
  expect(went).toEqual(['/pages/my-bill/list/list'])
})

const CANCEL = 'default POST /crmgas/pay/cancel'
const row = {
  orderId: 'o1',
  title: '预存充值',
  amount: '300.00',
  channel: 'SANDBOX',
  createdAt: '2026-11-23T09:30:00+08:00',
  expireAt: '2026-11-23T10:00:00+08:00',
  payerIsMe: true,
  proxy: false,
  split: 'NONE',
  state: 'WAIT_PAY',
  canPay: true,
  canCancel: true,
} as unknown as Row<'default GET /crmgas/pay/record'>

test('an order that waits for its money can be given up in its row, after a question', async () => {
  answers = { [CANCEL]: null }
  const ways = { edge: '', busy: false, onOpen: jest.fn(), onPay: jest.fn(), onExpired: jest.fn() }
  await open(<RecordRow row={row} {...ways} onCancel={() => cancelOrder('o1')} />)
  await press('取消')
  expect(host().textContent).toContain('确定取消该支付单吗？')
  expect(asked).toEqual([])
  await press('确定')
  expect(asked).toEqual([CANCEL])
  await open(<RecordRow row={{ ...row, canCancel: false }} {...ways} onCancel={jest.fn()} />)
  expect(host().querySelector('.pay-record-foot')?.textContent).not.toContain('取消')
})

test('money that is asked back too late is told in a dialog (A2313)', async () => {
  answers = {
    'default GET /crmgas/pay/recordDetail': {
      ...row,
      state: 'EXCEPTION',
      canPay: false,
      canCancel: false,
      resultNote: null,
      orderNo: 'ZF1',
      items: [],
      payments: [],
      timeline: [],
      refund: null,
      refundable: { ok: true },
      voucherId: null,
      balanceUsed: '0.00',
      paidAmount: '300.00',
      paidAt: null,
      payeeName: '康宁医院',
      payeeBp: '1000000003',
      payerMask: '138****0008',
    },
    'default POST /crmgas/pay/refundApply': new ApiError('refused', '已超过退款期限，请联系客户经理', 'A2313'),
  }
  await open(<RecordSheet orderId='o1' onPay={jest.fn()} onClose={jest.fn()} onChanged={() => Promise.resolve()} />)
  await press('申请退款')
  type(find('textarea'), '多付了一笔钱')
  await press('确定')
  expect(asked).toContain('default POST /crmgas/pay/refundApply')
  expect(host().textContent).toContain('已超过退款期限，请联系客户经理')
  await press('确认')
})
