import { act, type ReactNode } from 'react'
import { QueryRoot } from '@/request'
import { call } from '@/request/call'
import { useLogin } from '@/stores'
import { logInAs } from '@/testing/people'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { Guide } from './Guide'
import { homeActions } from './home-actions'
import { useEntries } from './use-entries'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
const scanner = { has: true }
jest.mock('@/platform/scan', () => ({ canScan: () => scanner.has }))

const { show, host, button, tap } = stage(document)
const open = async (node: ReactNode) => {
  show(
    <QueryRoot>
      <AppRoot>{node}</AppRoot>
    </QueryRoot>,
  )
  await settle()
}
const settle = () => act(() => new Promise((done) => setTimeout(done, 10)))

test('the scanner stands where the host has one, the bell where the messages are (A 6.1)', () => {
  const labels = (mayOpen: boolean) => homeActions(mayOpen ? () => undefined : undefined, 3).map(({ label }) => label)
  scanner.has = true
  expect(labels(true)).toEqual(['扫一扫', '消息'])
  scanner.has = false
  expect(labels(true)).toEqual(['消息'])
  expect(labels(false)).toEqual([])
})

const steps = [
  { imgUrl: '/a.png', target: '缴费' },
  { imgUrl: '/b.png', target: '账单' },
]

test('the tour is due as long as the login group says so, and over after its last step (C 5.2)', async () => {
  jest.mocked(call).mockResolvedValue({ guideFlag: '1', steps } as never)
  await open(<Guide />)
  expect(useLogin.getState().isFirst).toBe(true)
  tap(button('下一步'))
  expect(host().textContent).toContain('2/2')
  tap(button('我知道了'))
  expect(useLogin.getState().isFirst).toBe(false)
  expect(host().textContent).toBe('')
})

test('no tour for who has seen it', async () => {
  jest.mocked(call).mockResolvedValue({ guideFlag: '0', steps: [] } as never)
  useLogin.setState({ isFirst: true })
  await open(<Guide />)
  expect(useLogin.getState().isFirst).toBe(false)
  expect(host().textContent).toBe('')
})

test('the entries are asked for by the user name (specification 7)', async () => {
  logInAs({ username: '13800000008' })
  jest.mocked(call).mockResolvedValue({ list: [] } as never)
  const Entries = () => <p>{useEntries(true)?.length}</p>
  await open(<Entries />)
  const asked = jest.mocked(call).mock.calls.find(([key]) => key.endsWith('queryConsoleConfig'))
  expect(asked?.[1]).toEqual({ userName: '13800000008' })
})
