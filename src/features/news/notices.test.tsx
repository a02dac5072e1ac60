import { act } from 'react'
import type { Out, Row } from '@contract'
import { openFile } from '@/platform/open-file'
import { listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aRecommendation } from '@/testing/make/buy-gas'
import { renderPage, type OpenPage } from '@/testing/page'
import { master, visitor, type Person } from '@/testing/people'

jest.mock('@/platform/open-file', () => ({ openFile: jest.fn(() => Promise.resolve('opened')) }))

const CHANNELS = 'default GET /crmgas/news/channelList'
const LIST = 'default GET /crmgas/news/list'
const DETAIL = 'default GET /crmgas/news/detail'
const CONFIRM = 'default POST /crmgas/news/confirmRead'
const TOPICS = 'default GET /crmgas/knowledge/topicList'
const BANNERS = 'default GET /crmgas/banner/list'
const ESTIMATE = 'default POST /crmgas/knowledge/estimate'
const CREATE = 'default POST /crmgas/share/create'

const row: Row<typeof LIST> = {
  articleId: 'A00001002',
  title: '计划停气公告',
  summary: '',
  layout: 'text',
  covers: [],
  source: '新源燃气',
  publishAt: '2026-11-20T09:00:00+08:00',
  viewCount: 10,
  likeCount: 0,
  top: true,
  isOriginal: true,
  categoryCode: 'supply',
  needReceipt: true,
  receipted: false,
  read: false,
  hasAttachments: false,
  supplyInfo: {
    kind: 'stop',
    areas: ['开发区'],
    startAt: '2026-11-25T09:00:00+08:00',
    endAt: '2026-11-25T15:00:00+08:00',
    reason: '管道检修',
    planned: true,
    meterNos: [],
  },
}
const detail: Out<typeof DETAIL> = {
  ...row,
  channel: 'information',
  categoryName: '停复气公告',
  author: null,
  sourceUrl: null,
  blocks: [{ type: 'p', spans: [{ text: '请提前关闭阀门。' }] }],
  attachments: [],
  expired: false,
  receiptDueAt: null,
  version: 2,
  favCount: 0,
  liked: false,
  favorited: false,
  useful: null,
  usefulCount: 0,
  receipt: null,
  canShare: false,
  related: [],
  products: [],
}
const channels = {
  list: [
    { code: 'all', name: '全部', sort: 1, virtual: true },
    { code: 'supply', name: '停复气公告', sort: 2, virtual: false },
  ],
  receiptDue: true,
}
const asOf = '2026-11-23T09:30:00+08:00'

let page: OpenPage
const tap = async (name: string) => {
  page.tap(page.button(name))
  await settled()
}

describe('资讯公告 (E 6.9)', () => {
  const open = async (answers: Answers) => {
    page = await renderPage('/pages/information/information', {
      as: master(),
      answers: { [CHANNELS]: channels, ...answers },
    })
    await settled()
  }

  test('what waits for a receipt, what a stop is about', async () => {
    await open({ [LIST]: { ...listOf([row]), asOf } })
    for (const words of ['需确认', '置顶', '计划停气 · 开发区', '停复气公告']) expect(page.text()).toContain(words)
    expect(page.text()).not.toContain('影响您的表具')
    page.tap(page.row())
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/information/detail?articleId=A00001002'])
  })

  test('one that concerns the own meters and has files says both', async () => {
    const mine = {
      ...row,
      hasAttachments: true,
      supplyInfo: row.supplyInfo && { ...row.supplyInfo, meterNos: ['1001'] },
    }
    await open({ [LIST]: { ...listOf([mine as typeof row]), asOf } })
    expect(page.text()).toContain('影响您的表具')
    expect(page.row().querySelector('[aria-label=有附件]')).not.toBeNull()
  })

  test('none, and none that is searched for', async () => {
    await open({ [LIST]: { ...listOf([]), asOf } })
    expect(page.text()).toContain('暂无公告')
  })
})

describe('公告详情 (E 6.10)', () => {
  afterEach(() => jest.useRealTimers())
  const open = async (answers: Answers) => {
    page = await renderPage('/pages/information/detail', {
      as: master(),
      params: { articleId: row.articleId },
      answers: { 'default GET /crmgas/hotline/list': { companyName: '新源燃气', list: [] }, ...answers },
    })
    await settled()
  }

  test('a receipt is given after 10 s, in the version that was read (E-N-07)', async () => {
    jest.useFakeTimers()
    const receipt = { at: asOf, userMasked: '138****0001' }
    await open({ [DETAIL]: detail, [CONFIRM]: receipt })
    for (const words of ['管道检修', '开发区', '请提前关闭阀门。']) expect(page.text()).toContain(words)
    expect(page.button('我已知悉').disabled).toBe(true)
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    page.answer({ [DETAIL]: { ...detail, receipted: true, receipt } })
    await tap('我已知悉')
    expect(page.sent(CONFIRM)).toEqual([{ articleId: row.articleId, version: 2 }])
    expect(page.text()).toContain('已由 138****0001')
  })

  test('its documents are opened by their addresses, with their sizes (E-N-13)', async () => {
    const url = '/job/file/f1?e=1&s=2'
    await open({ [DETAIL]: { ...detail, attachments: [{ fileId: 'f1', name: '检修方案.pdf', size: 1_572_864, url }] } })
    await tap('检修方案.pdf1.5MB')
    expect(openFile).toHaveBeenCalledWith(url, '检修方案.pdf')
  })

  test('addresses end after ten minutes: they are read again on each show, and for a document when they are old', async () => {
    jest.useFakeTimers()
    const at = (sign: number) => ({
      ...detail,
      attachments: [{ fileId: 'f1', name: '检修方案.pdf', size: 1_572_864, url: `/job/file/f1?s=${sign}` }],
    })
    await open({ [DETAIL]: at(1) })
    page.hide()
    page.answer({ [DETAIL]: at(2) })
    await page.reshow()
    await tap('检修方案.pdf1.5MB')
    page.answer({ [DETAIL]: at(3) })
    await act(() => jest.advanceTimersByTimeAsync(8 * 60_000))
    await tap('检修方案.pdf1.5MB')
    expect(jest.mocked(openFile).mock.calls.map(([url]) => url)).toEqual(['/job/file/f1?s=2', '/job/file/f1?s=3'])
    page.answer({ [DETAIL]: detail })
    await tap('检修方案.pdf1.5MB')
    expect(page.text()).toContain('附件已更新')
  })

  test('another audience, withdrawn', async () => {
    await open({ [DETAIL]: refused('E2002', '内容已下线') })
    expect(page.text()).toContain('内容已下线')
  })
})

test('图片预览 opened without pictures (E-N-12)', async () => {
  page = await renderPage('/pages/information/ImagePreview', { as: master() })
  expect(page.text()).toContain('暂无图片')
})

describe('节能知识 (E 6.13)', () => {
  const RECOMMEND = 'default GET /hqw/goodGas/recommend'
  const open = async (as: Person | null, answers: Answers = {}, s?: string) => {
    page = await renderPage('/pages/knowledgexsfn/index', {
      as,
      params: { s },
      answers: {
        [TOPICS]: { topics: [{ code: 'kitchen', name: '商用厨房', count: 4 }] },
        [LIST]: { ...listOf([]), asOf },
        [BANNERS]: { list: [] },
        [ESTIMATE]: {
          before: '35.00',
          after: '50.00',
          savingRatio: '30.00',
          savedVolume: '858.00',
          savedAmount: '3003.00',
          isBetter: true,
        },
        ...answers,
      },
    })
    await settled()
  }
  const typed = () => ['月用气量(m³)', '气价(元/m³)'].map((label) => page.input(label).value)

  test('topics, articles and an estimate for a visitor (E-N-15)', async () => {
    await open(visitor)
    expect(page.text()).toContain('商用厨房 4')
    expect(page.text()).toContain('该主题暂无内容')
    await tap('灶具节气估算')
    expect(typed()).toEqual(['', '3.5000'])
    for (const [label, value] of [
      ['当前热效率(%)', '35'],
      ['目标热效率(%)', '50'],
      ['月用气量(m³)', '2860'],
      ['气价(元/m³)', '3.5'],
    ] as const)
      page.type(page.input(label), value)
    await tap('开始估算')
    expect(page.sent(ESTIMATE)).toMatchObject([{ tool: 'stove', efficiencyBefore: '35', volume: '2860' }])
    expect(page.text()).toContain('30.00%')
    expect(page.text()).toContain('估算仅供参考，实际以检测为准')
  })

  test('the result is shared as the page, without its figures', async () => {
    const made = {
      shareCode: 'Abc1234567',
      title: '享省赋能·节能知识',
      desc: '会用气，更省气',
      imageUrl: '',
      path: '/share/share?s=Abc1234567',
      h5Url: 'https://gas.example/share/share?s=Abc1234567',
      expireAt: '2027-02-20T09:30:00+08:00',
    }
    await open(master(), { [RECOMMEND]: withPrice(aRecommendation()), [CREATE]: made })
    await tap('灶具节气估算')
    page.type(page.input('当前热效率(%)'), '35')
    page.type(page.input('目标热效率(%)'), '50')
    await tap('开始估算')
    await tap('分享结果')
    expect(page.sent(CREATE)).toEqual([{ targetType: 'knowledge', targetId: 'knowledge', channel: 'copyLink' }])
    expect(page.text()).toContain('扫码查看')
  })

  test.each([
    ['the own month and price', aRecommendation(), [aRecommendation().profile?.avgMonth, '3.8500']],
    ['a user that may not see them', aRecommendation({ reason: 'NO_ACCESS', profile: null }), ['', '3.5000']],
    ['a failure', lost, ['', '3.5000']],
  ])('an estimate starts from %s (E-N-14)', async (_, answer, fields) => {
    const given = answer === lost ? lost : withPrice(answer as ReturnType<typeof aRecommendation>)
    await open(master(), { [RECOMMEND]: given })
    await tap('锅炉烟气损失估算')
    expect(typed()).toEqual(fields)
  })

  test('opened by a share it is counted, and the timeline passes it on (E-S-04, E-S-08)', async () => {
    await open(visitor, { 'default POST /crmgas/share/visit': null }, 'Abc1234567')
    expect(page.sent('default POST /crmgas/share/visit')).toMatchObject([{ s: 'Abc1234567', action: 'open' }])
    expect(page.cardFor('timeline')).toMatchObject({ query: 's=Abc1234567' })
  })

  test('the banner of the place', async () => {
    const banner = { bannerId: 'B1', title: '会用气', imageUrl: '/cms/media/demo/b.svg', targetParams: {}, url: null }
    await open(visitor, { [BANNERS]: { list: [{ ...banner, targetRoute: '/pages/about/about' }] } })
    await tap('会用气')
    expect(page.went).toEqual(['navigateTo /pages/about/about'])
  })
})

const withPrice = (given: ReturnType<typeof aRecommendation>) => ({
  ...given,
  profile: given.profile && { ...given.profile, currentPrice: '3.8500' },
})
