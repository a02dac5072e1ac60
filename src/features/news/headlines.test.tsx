import type { Out, Row } from '@contract'
import { listOf, settled } from '@/testing/answers'
import { keptShareCode } from '@/shared/share-visit'
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
  hasAttachments: false,
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

describe('资讯阅读 (E 6.8)', () => {
  const DETAIL = 'default GET /crmgas/news/detail'
  const { invalid: _invalid, ...row } = marked
  const detail: Out<typeof DETAIL> = {
    ...row,
    channel: 'headline',
    categoryName: '安全用气',
    author: null,
    sourceUrl: null,
    blocks: [{ type: 'p', spans: [{ text: '关好阀门。' }] }],
    attachments: [],
    expired: false,
    receiptDueAt: null,
    version: 1,
    favCount: 0,
    liked: false,
    favorited: false,
    useful: null,
    usefulCount: 0,
    receipt: null,
    canShare: true,
    related: [],
    products: [],
  }
  const product: (typeof detail)['products'][number] = {
    productId: 'P00000001',
    name: '商用可燃气体报警器',
    subTitle: '双探头',
    coverUrl: '/cms/media/demo/alarm.svg',
    kind: 'goods',
    priceMode: 'from',
    price: '980.00',
    basePrice: null,
    unit: '台',
    tags: [],
    leadCount: 12,
    status: 'onSale',
    isFavorite: false,
  }
  const VISIT = 'default POST /crmgas/share/visit'
  const read = async (part: Partial<typeof detail>, s?: string) => {
    const page = await renderPage('/pages/news/news', {
      as: master(),
      params: { articleId: row.articleId, s },
      answers: {
        [DETAIL]: { ...detail, ...part },
        [VISIT]: null,
        'default GET /crmgas/share/resolve': {
          state: 'active',
          targetType: 'article',
          targetId: row.articleId,
          title: row.title,
          desc: '',
          imageUrl: '',
          companyName: '廊坊新源燃气有限公司',
          logo: '/cms/media/logo.png',
          route: null,
          isPublic: true,
        },
        'default POST /crmgas/share/create': {
          shareCode: 'Abc1234567',
          title: row.title,
          desc: '',
          imageUrl: '',
          path: '/share/share?s=Abc1234567',
          h5Url: 'https://gas.example/share/share?s=Abc1234567',
          expireAt: asOf,
        },
        'default GET /crmgas/share/poster': {
          title: row.title,
          companyName: '',
          codeKind: 'qr',
          hint: '扫码查看详情',
          image: 'data:image/png;base64,AA',
        },
      },
    })
    await settled()
    return page
  }

  test('goods that the article names lead to their page', async () => {
    const page = await read({ products: [product] })
    expect(page.text()).toContain('相关商品与服务')
    await page.press(page.names().find((name) => name.includes('商用可燃气体报警器')) ?? '')
    expect(page.went).toEqual(['navigateTo /pages/hot/detail?type=product&productId=P00000001'])
  })

  test('a poster is drawn of what may be shared, and of nothing else (E 6.12.2)', async () => {
    const page = await read({})
    await page.press('生成海报')
    expect(page.sent('default POST /crmgas/share/create')).toEqual([
      { targetType: 'article', targetId: row.articleId, channel: 'qr' },
    ])
    expect(page.names()).toContain('保存图片')
    expect((await read({ canShare: false })).names()).not.toContain('生成海报')
  })

  test('opened by a share it is counted and kept, names the company, and the timeline passes it on (E-S-04, E-S-08)', async () => {
    const page = await read({}, 'Abc1234567')
    expect(page.sent(VISIT)).toMatchObject([{ s: 'Abc1234567', action: 'open' }])
    expect(page.text()).toContain('廊坊新源燃气有限公司')
    const pictures = [...page.host().querySelectorAll('img')].map((one) => one.getAttribute('src'))
    expect(pictures).toContain('/cms/media/logo.png')
    expect(keptShareCode()).toEqual({ shareCode: 'Abc1234567' })
    expect(page.cardFor('timeline')).toMatchObject({ query: 'articleId=A00000001&s=Abc1234567' })
  })
})
