import { act } from 'react'
import { ApiError } from '@/request'
import { call } from '@/request/call'
import { useUser } from '@/stores'
import { AppRoot } from '@/ui'
import { stage } from '@/ui/test-stage'
import { useScan, type Scan } from './use-scan'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))

const { show } = stage(document)
const id = 'abcdefghijklmnopqrst_-'
const ticket = {
  kind: 'PC_LOGIN',
  status: 'S1',
  info: { pcName: 'Windows', ip: '10.0.0.1', createdAt: '', expireAt: '' },
}
const SCAN = 'default POST /crmgas/scan/scan'
const CONFIRM = 'default POST /crmgas/scan/confirm'
const answers = new Map<string, (input: Record<string, unknown>) => unknown>()

let scan: Scan
function View({ text }: { text: string }) {
  scan = useScan(text)
  return null
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))
const open = async (text: string) => {
  show(
    <AppRoot>
      <View text={text} />
    </AppRoot>,
  )
  await settle()
}
const refused = (code: string, text: string) => () => {
  throw new ApiError('refused', text, code)
}

beforeEach(() => {
  answers.clear()
  answers.set(SCAN, () => ticket)
  answers.set(CONFIRM, ({ confirm }) => ({ status: confirm === '1' ? 'S2' : 'S3' }))
  jest
    .mocked(call)
    .mockImplementation((async (key: string, input: Record<string, unknown>) => answers.get(key)?.(input)) as never)
})

test('C 3.6: asked, then confirmed or declined', async () => {
  await open(`hyn://pc/${id}`)
  expect(scan.state).toMatchObject({ at: 'ask', scanId: id })
  await act(() => scan.answer(true))
  expect(scan.state).toEqual({ at: 'done', ticket })
  await open(id)
  await act(() => scan.answer(false))
  expect(scan.state).toEqual({ at: 'declined' })
})

test('SA-08: who agrees to an invitation is asked for anew', async () => {
  const invite = { kind: 'SUB_INVITE', status: 'S1', info: { bp: '1000000001', customerName: '华北精工陶瓷有限公司' } }
  answers.set(SCAN, () => invite)
  answers.set('default POST /crmgas/portal/user/userInfo', () => ({ userId: 'u', bp: '1000000001', isMaster: '0' }))
  await open(`hyn://sub/${id}`)
  await act(() => scan.answer(true))
  expect(scan.state).toEqual({ at: 'done', ticket: invite })
  expect(useUser.getState().loginUserInfo?.bp).toBe('1000000001')
})

test.each([
  ['2550', '二维码已失效', '二维码已失效，请刷新后重新扫描'],
  ['2551', '二维码已被使用', '二维码已被使用'],
])('%s while scanning and while answering', async (code, text, shown) => {
  answers.set(SCAN, refused(code, text))
  await open(id)
  expect(scan.state).toEqual({ at: 'over', text: shown })
  answers.set(SCAN, () => ticket)
  answers.set(CONFIRM, refused(code, text))
  await act(() => scan.load())
  await act(() => scan.answer(true))
  expect(scan.state).toEqual({ at: 'over', text: shown })
})

test('what is no code of ours; the network gone can be tried again', async () => {
  await open('javascript:alert(1)')
  expect(scan.state).toEqual({ at: 'unknown' })
  answers.set(SCAN, () => {
    throw new ApiError('network', '请求失败')
  })
  await open(id)
  expect(scan.state).toEqual({ at: 'failed' })
  answers.set(SCAN, () => ticket)
  await act(() => scan.load())
  expect(scan.state).toMatchObject({ at: 'ask' })
})
