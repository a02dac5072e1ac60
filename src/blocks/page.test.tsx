import { act, useState } from 'react'
import { usePagePath } from '@/routes/page'
import { usePageScope } from '@/routes/page-scope'
import { QueryRoot } from '@/request'
import { logInAs } from '@/testing/people'
import { stage } from '@/testing/stage'
import { page } from './page'

const router = { params: {} as Record<string, string> }
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual<typeof import('@/ui/test-page')>('@/ui/test-page').taroWithoutPage('/pages/me/me'),
  // The page in front, with the parameters of the page that mounts.
  useRouter: () => ({ path: '/pages/me/me', params: router.params }),
}))

const { host, show } = stage(document)
let remount: () => void
const seen = new Set<unknown>()

function Part() {
  seen.add(usePageScope())
  return <p>{usePagePath()}</p>
}

/** A view that draws its parts anew. */
function Parts() {
  const [round, setRound] = useState(0)
  remount = () => setRound(round + 1)
  return <Part key={round} />
}

const open = (Page: ReturnType<typeof page>) =>
  show(
    <QueryRoot>
      <Page />
    </QueryRoot>,
  )

test('a part mounted anew behind another page is still of its own page, and of the same opening', () => {
  open(page('/pages/my-bill/list/list', Parts))
  act(() => remount())
  expect(host().textContent).toBe('/pages/my-bill/list/list')
  expect(seen.size).toBe(1)
})

const Bill = page('/pages/my-bill/details/details', ({ billId }) => <p>{billId}</p>)

test('the view gets the parameters, decoded', () => {
  router.params = { billId: 'B%2F1', unknown: 'x' }
  open(Bill)
  expect(host().textContent).toBe('B/1')
})

test.each<Record<string, string>>([{}, { billId: '' }, { billId: 'x'.repeat(3000) }])(
  'without a needed one the link is invalid: %#',
  (params) => {
    logInAs({ isMaster: '1' })
    router.params = params
    open(Bill)
    expect(host().textContent).toContain('链接无效，请返回重试')
  },
)
