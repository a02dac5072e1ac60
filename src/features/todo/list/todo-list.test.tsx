import { listOf } from '@/testing/answers'
import { aTodo } from '@/testing/make/todo'
import { renderPage } from '@/testing/page'

/** Opens the list of a gateway with so many open to-dos of each type. */
const open = (type: string | undefined, waiting: Record<string, number>) =>
  renderPage('/pages/need-dealt-with/need-dealt-with-list', {
    ...(type !== undefined && { params: { type } }),
    answers: {
      'default GET /crmgas/todo/list': (input) => {
        const types = Object.keys(waiting).filter((one) => input.type === undefined || one === input.type)
        const rows = types.map((one) => aTodo({ todoId: one, type: one, typeName: one, title: `事项${one}` }))
        return listOf(rows, { counts: waiting })
      },
    },
  })
const some = { BILL_DUE: 1, STATEMENT: 1, CERT_EXPIRE: 1 }

test('a type of the address filters', async () => {
  const page = await open('STATEMENT', some)
  expect(page.text()).toContain('事项STATEMENT')
  expect(page.text()).not.toContain('事项BILL_DUE')
})

test('the filter ends with the last to-do of its type', async () => {
  const page = await open('SUB_REVIEW', some)
  expect(page.text()).toContain('事项BILL_DUE')
  expect(page.text()).not.toContain('暂无待办事项')
})

test('nothing of any type: shown', async () => {
  const page = await open('SUB_REVIEW', {})
  expect(page.text()).toContain('暂无待办事项')
})
