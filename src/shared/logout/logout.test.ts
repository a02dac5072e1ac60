import { logout } from '@/auth'
import { forgetOutbox, ownWaiting, type Waiting } from '@/request/outbox'
import { confirm } from '@/ui'
import { confirmLogout, confirmWithdraw } from '.'

jest.mock('@/auth', () => ({ logout: jest.fn() }))
jest.mock('@/request/outbox', () => ({ forgetOutbox: jest.fn(), ownWaiting: jest.fn() }))
jest.mock('@/ui', () => ({ confirm: jest.fn() }))

beforeEach(() => jest.clearAllMocks())

const asked = async (leave: () => Promise<void>, waiting: number, answer: boolean) => {
  jest.mocked(ownWaiting).mockReturnValue(Array.from({ length: waiting }, () => ({}) as Waiting))
  jest.mocked(confirm).mockResolvedValue(answer)
  await leave()
  return jest.mocked(confirm).mock.calls[0]?.[0]
}

test('nothing waits: the login is left after a plain question', async () => {
  expect(await asked(confirmLogout, 0, true)).toEqual({ title: '提示', content: '确定退出登录吗？', danger: false })
  expect(logout).toHaveBeenCalledTimes(1)
})

test.each([
  ['退出登录', confirmLogout],
  ['撤回同意', confirmWithdraw],
])(
  '%s with things that wait for a network: they are named first, and cleared before the login ends (Y-21)',
  async (_name, leave) => {
    expect(await asked(leave, 3, true)).toMatchObject({
      content: expect.stringContaining('还有3项离线保存的内容未提交，退出后将被清除。'),
      danger: true,
    })
    const [cleared] = jest.mocked(forgetOutbox).mock.invocationCallOrder
    const [left] = jest.mocked(logout).mock.invocationCallOrder
    expect(cleared).toBeLessThan(left ?? 0)
  },
)

test('a no keeps what waits, and the login', async () => {
  await asked(confirmLogout, 1, false)
  expect([jest.mocked(forgetOutbox).mock.calls, jest.mocked(logout).mock.calls]).toEqual([[], []])
})
