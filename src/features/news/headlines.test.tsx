import type { Row } from '@contract'
import { listOf, settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const FAVOURITES = 'default GET /crmgas/news/favoriteList'
const asOf = '2026-11-23T09:30:00+08:00'

const marked: Row<typeof FAVOURITES> = {
  articleId: 'A00000001',
  title: '冬季用气安全',
  summary: '',
  layout: 'text',
  covers: [],
  source: null,
  publishAt: '2026-11-20T09:00:00+08:00',
  viewCount: 10,
  likeCount: 0,
  top: false,
  isOriginal: true,
  categoryCode: 'safety',
  needReceipt: false,
  receipted: false,
  read: false,
  invalid: false,
}

const open = async (rows: Row<typeof FAVOURITES>[]) => {
  const page = await renderPage('/pages/top-news/news-list/news-list', {
    as: master(),
    answers: {
      'default GET /crmgas/news/channelList': {
        list: [{ code: 'recommend', name: '推荐', sort: 1, virtual: true }],
        receiptDue: false,
      },
      'default GET /crmgas/news/list': { ...listOf([]), asOf },
      'default GET /crmgas/banner/list': { list: [] },
      [FAVOURITES]: listOf(rows),
    },
  })
  await settled()
  await page.press('我的收藏')
  return page
}

test('what was marked is found again; what was taken off is only named', async () => {
  const page = await open([marked, { ...marked, articleId: 'A00000002', title: '旧公告', invalid: true }])
  expect(page.text()).toContain('旧公告已失效')
  expect(page.names().filter((name) => name.includes('旧公告'))).toEqual([])
  await page.press(page.names().find((name) => name.includes('冬季用气安全')) ?? '')
  expect(page.went).toEqual(['navigateTo /pages/news/news?articleId=A00000001&from=favorite'])
})

test('nothing was marked yet; the layer closes', async () => {
  const page = await open([])
  expect(page.text()).toContain('还没有收藏')
  await page.press('关闭')
  expect(page.text()).not.toContain('还没有收藏')
})
