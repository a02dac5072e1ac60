import { stage } from '@/testing/stage'
import { aTodo } from '@/testing/make/todo'
import { TodoRow } from './TodoRow'
import { part } from '@/testing/parts'

const { show, host, button, tap } = stage(document)

const todo = aTodo()

test('what is late says so in red and leads to its page', () => {
  const opened: string[] = []
  show(<TodoRow todo={todo} onOpen={() => opened.push('b1')} />)
  expect(host().querySelector(part.todoLate)?.textContent).toBe('已逾期 18 天')
  expect(host().textContent).toContain('69,769.10')
  tap(button('去处理2026年8月账单待缴'))
  expect(opened).toEqual(['b1'])
  expect(host().querySelector('[aria-label="更多操作"]')).toBeNull()
})

test('忽略 is behind 更多, without a swipe too', () => {
  const ignored: string[] = []
  show(
    <TodoRow
      todo={{ ...todo, type: 'CERT_EXPIRE', overdueDays: 0, ignorable: true }}
      onIgnore={() => ignored.push('t1')}
    />,
  )
  expect(host().textContent).not.toContain('忽略')
  tap(button('更多操作'))
  tap(button('忽略'))
  expect(ignored).toEqual(['t1'])
})

test('a done to-do is grey, with its user, and has no action', () => {
  show(
    <TodoRow
      todo={{ ...todo, status: '1', overdueDays: 0, handledBy: '王建国', handledAt: '2026-11-22T08:05:00+08:00' }}
    />,
  )
  expect(host().querySelector(part.todoDone)).not.toBeNull()
  expect(host().textContent).toContain('处理人 王建国 · ')
  expect(host().querySelector('button')).toBeNull()
})
