import { storage } from '@/platform/storage'
import { faultOf, listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { master, visitor } from '@/testing/people'
import type { Current, Period, Report } from './types'
import { keptDraft, draftText, toggled } from './parts/survey/draft'
import { survey } from '@domain/hyq/survey'

const CURRENT = 'default GET /small/hyq/current'
const LIST = 'default GET /small/hyq/list'
const BANNERS = 'default GET /crmgas/banner/list'
const SURVEY = 'default GET /small/hyq/survey'
const SUBMIT = 'default POST /small/hyq/submit'
const INFORMATION = 'default GET /small/hyq/information'
const SHARED = 'default GET /small/hyq/shareInformation'

const VISIT = 'default POST /crmgas/share/visit'
const CREATE = 'default POST /crmgas/share/create'
const card = {
  shareCode: 'Def1234567',
  title: '惠用气季度报告',
  desc: '本季服务与优惠，欢迎参与',
  imageUrl: '',
  path: '/share/share?s=Def1234567',
  h5Url: 'https://gas.example.com/share/share?s=Def1234567',
  expireAt: '2027-02-25T09:00:00+08:00',
}

const period: Period = {
  hyqId: 'HY2026Q4',
  title: '惠用气季度报告',
  quarter: '2026年第4季度',
  cover: '',
  startAt: '2026-11-03T09:00:00+08:00',
  endAt: '2026-12-18T09:00:00+08:00',
  status: 'published',
}
const report: Report = {
  from: '2026-07',
  to: '2026-09',
  volume: '42000.00',
  amount: '151200.00',
  avgPrice: '3.6000',
  volumeYoY: '-6.2',
  amountYoY: '-5.0',
  rankPercent: 66,
  co2SavedKg: '49560.00',
  months: [
    { month: '2026-08', volume: '14000.00' },
    { month: '2026-09', volume: null },
  ],
  missing: ['2026-09'],
  advices: ['用气比去年同期减少，节气有成效，请继续保持'],
  asOf: '2026-10-01T08:00:00+08:00',
  whole: 100,
  paperUrl: '/job/file/hyqreport-1',
}
const current = (more: Partial<Current> = {}): Current => ({
  period,
  responded: false,
  benefits: [{ icon: 'headset', title: '客户服务', desc: '报修、咨询', route: '/subPages/customer-service/index' }],
  rewardChances: 2,
  rewarded: false,
  report,
  nps: 40,
  ...more,
})
const past = listOf([
  { ...period, responded: false },
  { ...period, hyqId: 'HY2026Q3', quarter: '2026年第3季度', status: 'closed' as const, responded: true },
])
const questions = {
  hyqId: period.hyqId,
  endAt: period.endAt ?? '',
  questions: survey.map((one) => ({ ...one, options: [...one.options] })),
}

let page: OpenPage
const press = (name: string) => page.press(name)
const has = (...texts: string[]) => {
  for (const text of texts) expect(page.text()).toContain(text)
}
const open = async (answers: Answers = {}, params: { survey?: '1' } = {}) => {
  page = await renderPage('/subPagesB/pages/hyq', {
    params,
    answers: { [CURRENT]: current(), [LIST]: past, [SURVEY]: questions, [BANNERS]: { list: [] }, ...answers },
  })
  await settled()
}

test('the answers of these tests are the gateway’s', () => {
  expect(faultOf(CURRENT, current())).toBeUndefined()
  expect(faultOf(SURVEY, questions)).toBeUndefined()
})

describe('惠用气', () => {
  test('the figures with their period, age and what is missing; ways on and quarters before', async () => {
    await open()
    has(
      '2026年第4季度',
      '2026年7月至2026年9月',
      '−6.2%',
      '3.6000',
      '超过66%的同类企业',
      '49,560.00 kg',
      '2026年9月未结算',
    )
    has('参与调研，赢2次抽奖机会', '客户服务', '净推荐值 40', '2026年第3季度')
    await press('查看报告')
    expect(page.went).toEqual(['navigateTo /subPages/my-message/hyqInformation?hyqId=HY2026Q4'])
  })

  test.each([
    ['no quarter', { period: null, report: null, benefits: [] }, '暂无惠用气活动'],
    ['nothing settled', { report: null }, '本季没有可显示的已结算月份'],
    ['answered', { responded: true }, '已参与，感谢您的反馈'],
    ['over', { period: { ...period, status: 'closed' as const } }, '本期调研已结束'],
    ['too few peers', { report: { ...report, rankPercent: null } }, '可比企业不足20家'],
  ])('%s', async (_, more, text) => {
    await open({ [CURRENT]: current(more) })
    has(text)
  })

  test('without money nothing of it is shown', async () => {
    await open({ [CURRENT]: current({ report: { ...report, amount: null, avgPrice: null, amountYoY: null } }) })
    expect(page.text()).not.toContain('气费')
    expect(page.text()).not.toContain('平均气价')
  })

  test('its banner leads on; without one, or where it cannot be had, the page is the same', async () => {
    const banner = { bannerId: 'B1', title: '用气课堂', imageUrl: '/cms/media/demo/b.svg', targetParams: {}, url: null }
    await open({ [BANNERS]: { list: [{ ...banner, targetRoute: '/pages/hot/activity-list' }] } })
    await press('用气课堂')
    expect(page.went).toEqual(['navigateTo /pages/hot/activity-list'])
    await open({ [BANNERS]: lost })
    has('2026年第4季度')
  })

  test('a failure can be tried again', async () => {
    await open({ [CURRENT]: lost })
    page.answer({ [CURRENT]: current() })
    await press(page.names().find((name) => name.includes('重试')) ?? '')
    has('2026年第4季度')
  })
})

describe('the survey', () => {
  const reply = { npsGroup: 'detractor' as const, rewarded: true, chances: 2, campaignId: 'LD000001', ticketNo: 'T1' }

  test('one question after the other by the score; sent once', async () => {
    await open({ [SUBMIT]: reply })
    await press('参与调研')
    has('您有多大可能向同行推荐', '1/4', '0 不可能推荐')
    await press('4')
    await press('下一题')
    has('最需要改进的方面', '2/5', '可选1至3项')
    await press('供气稳定')
    await press('下一题')
    await press('满意')
    await press('下一题')
    await press('下一题')
    has('最多300字')
    await press('提交')
    expect(page.sent(SUBMIT)).toEqual([
      expect.objectContaining({
        hyqId: 'HY2026Q4',
        answers: [
          { qid: 'nps', values: ['4'] },
          { qid: 'worst', values: ['2'] },
          { qid: 'online', values: ['4'] },
        ],
      }),
    ])
    has('感谢您的参与', '获得2次抽奖机会', '我们将在1个工作日内与您联系')
    await press('去抽奖')
    expect(page.went).toEqual(['navigateTo /subPagesB/pages/lotteryDraw/index?campaignId=LD000001'])
  })

  test('a question that is required is answered before the next; the way back keeps the answers', async () => {
    await open({}, { survey: '1' })
    await press('下一题')
    has('1/4')
    await press('9')
    await press('下一题')
    has('最满意的方面')
    await press('上一题')
    has('您有多大可能向同行推荐')
    await press('返回')
    has('填写内容已暂存，确定离开吗？')
    await press('确定')
    has('满意度调研')
    await press('参与调研')
    has('1/5')
  })

  test('after a lost answer the same answers go out under the same number; those given elsewhere end the draft', async () => {
    await open({ [SUBMIT]: lost }, { survey: '1' })
    for (const name of ['9', '下一题', '供气稳定', '下一题', '满意', '下一题', '下一题', '提交']) await press(name)
    await new Promise((later) => setTimeout(later, 5))
    page.answer({ [SUBMIT]: refused('E7002', '您已提交过本期调研') })
    await press('提交')
    expect(new Set(page.numbers(SUBMIT)).size).toBe(1)
    expect(page.sent(SUBMIT)[1]).toEqual(page.sent(SUBMIT)[0])
    has('您已提交过本期调研')
    expect(storage.get('hyqDraft')).not.toBe('')
    page.agree()
    await settled()
    expect(storage.get('hyqDraft')).toBe('')
  })

  test('a survey that is over says so', async () => {
    await open({ [SURVEY]: refused('E7001', '暂无调研') }, { survey: '1' })
    has('暂无调研')
  })

  test('a draft belongs to its user and quarter', () => {
    const answers = [{ qid: 'nps', values: ['4'] }]
    expect(keptDraft(draftText('u|HY2026Q4', answers), 'u|HY2026Q4')).toEqual(answers)
    expect(keptDraft(draftText('u|HY2026Q4', answers), 'u|HY2026Q3')).toEqual([])
    expect(keptDraft('{broken', 'u')).toEqual([])
  })

  test('one choice replaces another, of three a fourth is none', () => {
    expect(toggled(['1'], '2', 1)).toEqual(['2'])
    expect(toggled(['1'], '1', 1)).toEqual([])
    expect(toggled(['1', '2', '3'], '4', 3)).toEqual(['1', '2', '3'])
  })
})

describe('惠用气资讯', () => {
  const blocks = [{ type: 'h2' as const, text: '冬季保供' }]
  const information = { period, responded: false, benefits: [], blocks, report }

  test('the whole report, what it suggests, and the way to the survey', async () => {
    page = await renderPage('/subPages/my-message/hyqInformation', {
      params: { hyqId: 'HY2026Q4' },
      answers: { [INFORMATION]: information },
    })
    await settled()
    has('打印报告', '用气建议', '请继续保持', '冬季保供', '去参与')
    expect(page.sent(INFORMATION)).toEqual([{ hyqId: 'HY2026Q4' }])
  })

  test('what is shared from it is the public version, and the code makes it one of the gateway’s (E-H-08, E-S-04)', async () => {
    page = await renderPage('/subPages/my-message/hyqInformation', {
      answers: { [INFORMATION]: information, [CREATE]: card },
    })
    await settled()
    const sent = page.cardFor('friends') as { path: string; promise: Promise<unknown> }
    expect(sent).toMatchObject({
      title: period.title,
      path: '/subPages/my-message/hyqWxshareInformation?hyqId=HY2026Q4',
    })
    await settled()
    expect(await sent.promise).toEqual({ title: card.title, path: card.path })
    expect(page.sent(CREATE)).toEqual([{ targetType: 'hyq', targetId: 'HY2026Q4', channel: 'wxFriend' }])
  })

  test('without a published quarter there is nothing to read (E 6.23)', async () => {
    page = await renderPage('/subPages/my-message/hyqInformation', {
      answers: { [INFORMATION]: refused('E7001', '暂无调研') },
    })
    await settled()
    has('暂无内容')
  })

  test('the public version, for a visitor by a code', async () => {
    const shared = {
      hyqId: 'HY2026Q4',
      title: period.title,
      quarter: period.quarter,
      cover: '',
      blocks,
      benefits: [],
      companyName: '廊坊新源燃气有限公司',
    }
    const poster = {
      title: '冬季保供',
      companyName: '廊坊新源燃气有限公司',
      codeKind: 'qr' as const,
      hint: '扫码查看详情',
      image: 'data:image/png;base64,AAAA',
    }
    page = await renderPage('/subPages/my-message/hyqWxshareInformation', {
      as: visitor,
      params: { scene: encodeURIComponent('s=Abc1234567') },
      answers: {
        [SHARED]: shared,
        [VISIT]: null,
        [CREATE]: card,
        'default GET /crmgas/share/poster': lost,
      },
    })
    await settled()
    has('冬季保供', '廊坊新源燃气有限公司', '我也要参与', '长按识别，了解更多')
    expect(page.cardFor('timeline')).toMatchObject({ query: 's=Abc1234567' })
    expect(page.sent(SHARED)).toEqual([{ s: 'Abc1234567' }])
    expect(page.sent(VISIT)).toMatchObject([{ s: 'Abc1234567', action: 'open', platform: 'h5' }])
    // Looking makes no code.
    expect(page.sent(CREATE)).toEqual([])
    await press('分享')
    expect(page.sent(CREATE)).toEqual([
      { targetType: 'hyq', targetId: 'HY2026Q4', channel: 'copyLink', s: 'Abc1234567' },
    ])
    has('复制链接', '扫码查看')
    await press('生成海报')
    expect(page.sent(CREATE).at(-1)).toMatchObject({ channel: 'qr' })
    expect(page.sent('default GET /crmgas/share/poster')).toContainEqual({ s: 'Def1234567' })
    has('海报生成失败，请重试')
    page.answer({ 'default GET /crmgas/share/poster': poster })
    await press('海报生成失败，请重试')
    expect(page.find('img[alt="冬季保供的海报，扫码查看详情"]')).toBeTruthy()
  })

  test('one of the own company without a code', async () => {
    page = await renderPage('/subPages/my-message/hyqWxshareInformation', {
      as: master(),
      params: { hyqId: 'HY2026Q4' },
      answers: { [SHARED]: refused('E7001', '暂无调研') },
    })
    await settled()
    has('内容已结束')
    expect(page.sent(SHARED)).toEqual([{ hyqId: 'HY2026Q4', companyCode: '1001' }])
    await press('去首页')
    expect(page.went).toEqual(['switchTab /pages/home/index/index'])
  })
})
