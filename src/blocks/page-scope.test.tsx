import { stage } from '@/ui/test-stage'
import { act, Fragment, useState, type ReactNode } from 'react'
import { usePagePath } from '@/routes/page'
import { usePageScope, withScopes } from '@/routes/page-scope'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  useDidShow: () => undefined,
  // The page in front.
  useRouter: () => ({ path: '/pages/me/me', params: {} }),
}))

const { host, show } = stage(document)
let remount: () => void

function Frame() {
  return <p>{usePagePath()}</p>
}

function Page(_: { tid: string }) {
  const [round, setRound] = useState(0)
  remount = () => setRound(round + 1)
  return <Frame key={round} />
}

const open = (pages: ReactNode) => show(<>{withScopes(pages)}</>)

test.each([
  ['H5', <Fragment key='h5'>{[<Page key='a' tid='/pages/my-bill/list/list?stamp=A' />]}</Fragment>],
  ['the mini-program', [<Page key='a' tid='pages/my-bill/list/list?bp=1&$taroTimestamp=2' />]],
])('a part mounted anew behind another page is still of its own page: %s', (_host, pages) => {
  open(pages)
  act(() => remount())
  expect(host().textContent).toBe('/pages/my-bill/list/list')
})

test('a page has one scope however often its parts are mounted', () => {
  const seen = new Set()
  function Part() {
    seen.add(usePageScope())
    return null
  }
  function Two(_: { tid: string }) {
    const [round, setRound] = useState(0)
    remount = () => setRound(round + 1)
    return <Part key={round} />
  }
  open([<Two key='a' tid='/pages/pay/pay-result?stamp=B' />])
  act(() => remount())
  expect(seen.size).toBe(1)
})
