import { act, type ReactNode } from 'react'
import type { Decision } from '@/routes/access'
import { openScope, PageScopeRoot, type PageScope } from '@/routes/page-scope'
import { AppRoot } from '@/ui'
import { feedbackState } from '@/ui/feedback'
import { settled } from '@/testing/answers'
import { stage } from '@/testing/stage'
import type { Stand } from './frame-state'
import { PageBody } from './PageBody'
import { HOLD, useUnderWay } from './use-held'

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

interface Drawn {
  of?: Stand
  until?: readonly Stand[]
  children?: ReactNode
  scope?: PageScope | null
}

function draw(decision: Decision, { of, until, children = null, scope = null }: Drawn = {}): void {
  show(
    <PageScopeRoot value={scope}>
      <AppRoot>
        <PageBody
          decision={decision}
          opened={opened}
          gradual={false}
          of={of}
          until={until}
          top={null}
          skeleton={undefined}
          empty={undefined}
          visitorText={undefined}
          footer={null}
        >
          {children}
        </PageBody>
      </AppRoot>
    </PageScopeRoot>,
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
] as const)('a page reports that it is shown (TR-06): %s', (_say, decision, of, calls) => {
  draw(decision, of && { of })
  expect(opened.mock.calls).toEqual(calls)
})

test('去登录 on the page goes to the login without asking a second time', async () => {
  draw(refused)
  await settled()
  tap(button('去登录'))
  await Promise.resolve()
  expect(mockOpenLogin).toHaveBeenCalledWith({ redirect: '/' })
  expect(feedbackState().dialogs).toEqual([])
})

/** A part that asks for something of its own. */
function Part({ asks }: { asks: boolean }) {
  useUnderWay(asks)
  return '用量'
}

describe('a page with parts that load more (use-held)', () => {
  const open = (asks: boolean, scope: PageScope) =>
    draw(allow, { of: stand('ready'), children: <Part asks={asks} />, scope })

  test('stands when they have their answers', async () => {
    const scope = openScope('/pages/about/about')
    open(true, scope)
    await settled()
    expect(opened).not.toHaveBeenCalled()
    open(false, scope)
    await settled()
    expect(opened.mock.calls).toEqual([[true]])
  })

  test('does not wait longer than it may', async () => {
    jest.useFakeTimers()
    open(true, openScope('/pages/about/about'))
    await act(() => jest.advanceTimersByTimeAsync(HOLD - 1))
    expect(opened).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(opened.mock.calls).toEqual([[true]])
    jest.useRealTimers()
  })

  test.each(['ready', 'error'] as const)(
    'waits as long as it takes for what would move the rest, until it is %s',
    async (end) => {
      jest.useFakeTimers()
      const scope = openScope('/pages/about/about')
      const drawn = (state: 'loading' | 'ready' | 'error') =>
        draw(allow, { of: stand('ready'), until: [stand(state)], children: '用量', scope })
      drawn('loading')
      await act(() => jest.advanceTimersByTimeAsync(10 * HOLD))
      expect(opened).not.toHaveBeenCalled()
      // Its parts are there and ask at once.
      expect(document.body.textContent).toContain('用量')
      drawn(end)
      await act(() => jest.advanceTimersByTimeAsync(0))
      expect(opened.mock.calls).toEqual([[true]])
      // Another read, with another input, hides nothing: the page does not come a second time.
      drawn('loading')
      drawn(end)
      expect(opened).toHaveBeenCalledTimes(1)
      jest.useRealTimers()
    },
  )
})
