import { Current } from '@tarojs/runtime'
import { act, useState } from 'react'
import { useRead } from '@/request'
import { usePagePath } from '@/routes/page'
import { usePageScope } from '@/routes/page-scope'
import { refused, settled } from '@/testing/answers'
import { renderPage, renderPart, type PageOptions } from '@/testing/page'

const COUNT = 'default GET /crmgas/todo/count'
const OTHER = 'default GET /crmgas/message/unreadCount'

let remount: () => void
const seen = new Set<unknown>()

function Part() {
  seen.add(usePageScope())
  return <p>{usePagePath()}</p>
}

/** A view that draws its parts again. */
function Parts() {
  const [round, setRound] = useState(0)
  remount = () => setRound(round + 1)
  return <Part key={round} />
}

test('a part mounted again behind another page is still of its own page, and of the same opening', async () => {
  const drawn = await renderPart('/pages/my-bill/list/list', <Parts />)
  // The page in front.
  Object.assign(Current, { router: { path: '/pages/me/me', params: {} } })
  act(() => remount())
  expect(drawn.text()).toBe('/pages/my-bill/list/list')
  expect(seen.size).toBe(1)
})

test('a part that is mounted on a page that stands reads again on the next show; one mounted with its page not on the first', async () => {
  const Late = () => <p>{useRead(COUNT, undefined, { refresh: 'show' }).data?.count}</p>
  let mount = (): void => undefined
  const Parts = () => {
    const [isThere, setThere] = useState(false)
    mount = () => setThere(true)
    useRead(OTHER, undefined, { refresh: 'show' })
    return isThere ? <Late /> : null
  }
  const page = await renderPart('/pages/my-bill/list/list', <Parts />, {
    answers: { [COUNT]: { count: 1 }, [OTHER]: { total: 0, byCategory: {}, urgent: [] } },
  })
  expect(page.sent(OTHER)).toHaveLength(1)
  act(() => mount())
  await settled()
  expect(page.sent(COUNT)).toHaveLength(1)
  page.hide()
  await page.reshow()
  expect([page.sent(COUNT).length, page.sent(OTHER).length]).toEqual([2, 2])
})

const BILL = '/pages/my-bill/details/details'
const DETAIL = 'default GET /crmgas/bill/detail'

test('the view gets the parameters, decoded', async () => {
  const none = refused('2902', '账单不存在')
  const answers = { [DETAIL]: none, 'btwob GET /bill/explain': none }
  const drawn = await renderPage(BILL, { params: { billId: 'B/1' }, answers })
  expect(drawn.sent(DETAIL)).toEqual([{ billId: 'B/1' }])
})

test.each([{}, { billId: '' }, { billId: 'x'.repeat(3000) }])(
  'without a needed one the link is invalid: %#',
  async (params) => {
    const drawn = await renderPage(BILL, { params } as PageOptions<typeof BILL>)
    expect(drawn.text()).toContain('链接无效，请返回重试')
  },
)

test('a view that fails while it is drawn is shown as a failed read; a tap loads and draws again', async () => {
  // React reports it, too.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Count = () => {
    const { data } = useRead(COUNT)
    if (data?.count === 0) throw new Error('drawn wrong')
    return <p>{data?.count}</p>
  }
  const drawn = await renderPart('/pages/my-bill/list/list', <Count />, { answers: { [COUNT]: { count: 0 } } })
  expect(drawn.text()).toContain('加载失败，点击重试')
  expect(logged).toHaveBeenCalled()
  drawn.answer({ [COUNT]: { count: 7 } })
  drawn.tap(drawn.button('加载失败，点击重试'))
  await settled()
  expect(drawn.text()).toContain('7')
  expect(drawn.sent(COUNT)).toHaveLength(2)
  logged.mockRestore()
})
