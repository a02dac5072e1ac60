import { settled } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { master, visitor, type Person } from '@/testing/people'

/* E-S-06: what the menu of WeChat's browser sends. */

const CREATE = 'default POST /crmgas/share/create'
const HERE = '/pages/knowledgexsfn/index'
const KNOWLEDGE = '享省赋能·节能知识'

const friend = jest.fn()
const timeline = jest.fn()
Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 MicroMessenger/8.0', configurable: true })
beforeEach(() => {
  friend.mockClear()
  timeline.mockClear()
  window.wx = {
    config: () => undefined,
    ready: (run) => run(),
    updateAppMessageShareData: friend,
    updateTimelineShareData: timeline,
  }
})

const made = {
  shareCode: 'Abc1234567',
  title: KNOWLEDGE,
  desc: '会用气，更省气',
  imageUrl: '/file/p.png',
  path: '/share/share?s=Abc1234567',
  h5Url: 'https://gas.example/share/share?s=Abc1234567',
  expireAt: '2027-02-20T09:30:00+08:00',
}
const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }

let page: OpenPage
const open = async (as: Person | null, given: object = {}) => {
  page = await renderPage(HERE, {
    as,
    answers: {
      'default GET /crmgas/knowledge/topicList': { topics: [] },
      'default GET /crmgas/banner/list': { list: [] },
      'default GET /crmgas/news/list': {
        list: [],
        total: 0,
        pageNum: 1,
        pageSize: 20,
        asOf: '2026-11-23T09:30:00+08:00',
      },
      'default GET /crmgas/portal/login/getTicketTokenByUrl': signature,
      [CREATE]: made,
      ...given,
    },
  })
  await settled()
}
const sent = () => friend.mock.lastCall?.[0] as { title: string; link: string; imgUrl: string }

test('a user’s card has a code; on another page the app is sent again', async () => {
  await open(master())
  expect(sent()).toEqual({
    title: KNOWLEDGE,
    desc: '会用气，更省气',
    link: new URL(made.path, window.location.href).href,
    imgUrl: new URL(made.imageUrl, window.location.href).href,
  })
  expect(timeline.mock.lastCall?.[0]).toMatchObject({ title: KNOWLEDGE, link: sent().link })
  page.hide()
  await settled()
  expect(sent()).toMatchObject({ title: '燃气企业服务', link: new URL('/', window.location.href).href })
})

test('a visitor sends the page itself, and makes no code', async () => {
  await open(visitor)
  expect(sent()).toMatchObject({ title: KNOWLEDGE, link: new URL(HERE, window.location.href).href, imgUrl: '' })
  expect(page.sent(CREATE)).toHaveLength(0)
})

test('where WeChat refuses the signature its own card stays', async () => {
  window.wx = { ...window.wx, ready: () => undefined, error: (run) => run() }
  await open(master())
  expect(friend).not.toHaveBeenCalled()
})
