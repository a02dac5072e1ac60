import type { ReactNode } from 'react'
import type { Decision } from '@/routes/access'
import { AppRoot } from '@/ui'
import { feedbackState } from '@/ui/feedback'
import { settled } from '@/testing/answers'
import { stage } from '@/testing/stage'
import type { Stand } from './frame-state'
import { PageBody } from './PageBody'

const mockOpenLogin = jest.fn()
jest.mock('@/auth/lazy', () => ({ away: () => Promise.resolve({ openLogin: mockOpenLogin }) }))

const { button, show, tap } = stage(document)
const opened = jest.fn()

const stand = (state: 'loading' | 'ready' | 'error') =>
  ({ state, error: undefined, reload: jest.fn() }) as unknown as Stand
const refused: Decision = {
  kind: 'login',
  prompt: { title: '提示', content: '您还未登录,去登录?', confirmText: '确定', cancelText: '取消' },
}
const allow: Decision = { kind: 'allow' }

function draw(decision: Decision, of?: Stand, children: ReactNode = null): void {
  show(
    <AppRoot>
      <PageBody
        decision={decision}
        opened={opened}
        of={of}
        top={null}
        skeleton={undefined}
        empty={undefined}
        visitorText={undefined}
        footer={null}
      >
        {children}
      </PageBody>
    </AppRoot>,
  )
}

beforeEach(() => opened.mockClear())

test.each([
  ['while it waits for the user', { kind: 'wait' }, undefined, []],
  ['while it loads', allow, stand('loading'), []],
  ['with its answers', allow, stand('ready'), [[true]]],
  ['without anything to ask', allow, undefined, [[true]]],
  ['after a failure', allow, stand('error'), [[false]]],
  ['closed to this user', refused, undefined, [[false]]],
] as const)('a page tells that it stands (TR-06): %s', (_say, decision, of, told) => {
  draw(decision, of)
  expect(opened.mock.calls).toEqual(told)
})

test('去登录 on the page goes to the login without asking a second time', async () => {
  draw(refused)
  await settled()
  tap(button('去登录'))
  await Promise.resolve()
  expect(mockOpenLogin).toHaveBeenCalledWith({ redirect: '/' })
  expect(feedbackState().dialogs).toEqual([])
})
