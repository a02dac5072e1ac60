import { act } from 'react'
import { QueryRoot } from '@/request'
import { call } from '@/request/call'
import { queryClient } from '@/request/query'
import { logInAs } from '@/testing/people'
import { AppRoot } from '@/ui'
import { stage } from '@/testing/stage'
import { TodoListView } from './TodoListView'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))
jest.mock('@tarojs/taro', () =>
  jest
    .requireActual<typeof import('@/ui/test-page')>('@/ui/test-page')
    .taroWithoutPage('/pages/need-dealt-with/need-dealt-with-list'),
)

const { show, host } = stage(document)
const settle = () => act(() => new Promise((done) => setTimeout(done, 30)))

/** Open to-dos of the gateway, by type. */
let waiting: Record<string, number>
beforeEach(() => {
  queryClient.clear()
  logInAs({})
  waiting = { BILL_DUE: 1, STATEMENT: 1, CERT_EXPIRE: 1 }
  jest.mocked(call).mockImplementation((async (_key: string, { type }: { type?: string }) => {
    const types = Object.keys(waiting).filter((one) => type === undefined || one === type)
    const list = types.map((one) => ({
      todoId: one,
      type: one,
      typeName: one,
      title: `事项${one}`,
      summary: '',
      amount: null,
      dueAt: null,
      overdueDays: 0,
      bizId: one,
      route: '',
      priority: 1,
      status: '0',
      ignorable: true,
      handledBy: '',
      handledAt: null,
      createdAt: '2026-11-01T00:00:00+08:00',
    }))
    return { list, total: list.length, pageNum: 1, pageSize: 20, counts: waiting }
  }) as never)
})

const open = async (type?: string) => {
  show(
    <QueryRoot>
      <AppRoot>
        <TodoListView type={type} />
      </AppRoot>
    </QueryRoot>,
  )
  await settle()
  await settle()
}

test('a type of the address filters', async () => {
  await open('STATEMENT')
  expect(host().textContent).toContain('事项STATEMENT')
  expect(host().textContent).not.toContain('事项BILL_DUE')
})

test('the filter ends with the last to-do of its type', async () => {
  await open('SUB_REVIEW')
  expect(host().textContent).toContain('事项BILL_DUE')
  expect(host().textContent).not.toContain('暂无待办事项')
})

test('nothing of any type: said so', async () => {
  waiting = {}
  await open('SUB_REVIEW')
  expect(host().textContent).toContain('暂无待办事项')
})
