import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { aGasCard, aRecommendation } from '@/testing/make/buy-gas'
import { aClientConfig } from '@/testing/make/client'
import { keepTyping } from '@/testing/keeper'
import { renderPage, type OpenPage } from '@/testing/page'
import { subAccount } from '@/testing/people'

const LIST = 'default GET /hqw/goodGas/productList'
const REMIND = 'default POST /hqw/goodGas/remind'
const RECOMMEND = 'default GET /hqw/goodGas/recommend'
const BANNERS = 'default GET /crmgas/banner/list'
const SUBMIT = 'demand POST /lead/submit'
const SUGGEST = 'answer GET /help/suggest'
const NOTHING = { list: [], meanings: [] }

let page: OpenPage
const press = (name: string) => page.press(name)
const has = (...texts: string[]) => {
  for (const text of texts) expect(page.text()).toContain(text)
}
const serverTime = { serverTime: '2026-11-23T09:30:00+08:00' }

const NOT_SEEN = aRecommendation({
  reason: 'NO_ACCESS',
  profile: null,
  monthly: [],
  plain: null,
  offers: [],
  wish: null,
  volumes: null,
})

describe('好气优选', () => {
  const kept = keepTyping()
  const open = async (cards = [aGasCard()], answers: Answers = {}) => {
    page = await renderPage('/pages/goodGasProductList/list', {
      answers: { [LIST]: listOf(cards, serverTime), [RECOMMEND]: aRecommendation(), ...answers },
    })
    await settled()
  }

  test('an offer with price, months, volume and what is left; it opens where it is ordered', async () => {
    await open()
    has('用气套餐', '保供季固定价气量包', '3.6800 元/m³', '2027-01 至 2027-03', '10,000–500,000 m³', '距结束')
    await press('立即选购保供季固定价气量包')
    expect(page.went).toEqual(['navigateTo /subPagesB/pages/gas-package/gas-package-detail?packageId=PKG001'])
  })

  test('each with what it would have cost of the own year (3-13); without a year only what it is', async () => {
    const other = aGasCard({ gpId: 'ngPackage:1', title: '增量气竞购' })
    await open([aGasCard(), other])
    has('当前到户价3.9000 元/m³', '近3个月按公布价¥347,400.00', '每月按购买30,000')
    has('按您的账：少付 ¥1,000.00，最贵月 2026-09 3.8700 元/m³，每月订购同量')
    expect(page.text().split('按您的账').length).toBe(2)
    for (const answer of [NOT_SEEN, refused('2999', '系统繁忙')]) {
      await page.close()
      await open([aGasCard()], { [RECOMMEND]: answer })
      has('保供季固定价气量包')
      expect(page.text()).not.toContain('按您的账')
      expect(page.text()).not.toContain('当前到户价')
    }
  })

  test('one to come is reminded of, and no more', async () => {
    const coming = aGasCard({ state: 'coming', windowStart: '2026-11-25T09:00:00+08:00' })
    await open([coming], { [REMIND]: { reminded: true } })
    await press('预约提醒保供季固定价气量包')
    expect(page.sent(REMIND)).toEqual([{ gpId: 'package:PKG001', on: true }])
    await open([{ ...coming, reminded: true }], { [REMIND]: { reminded: false } })
    await press('已预约保供季固定价气量包')
    expect(page.sent(REMIND)).toEqual([{ gpId: 'package:PKG001', on: false }])
  })

  test('no price, a range of prices, and an activity that pays', async () => {
    await open([
      aGasCard({ priceFrom: null, priceTo: null }),
      aGasCard({ gpId: 'ngPackage:1', kind: 'ngPackage', priceFrom: '3.6000', priceTo: '3.9800' }),
      aGasCard({ gpId: 'substitution:1', kind: 'substitution', priceFrom: null, priceTo: null }),
    ])
    has('价格面议', '3.6000~3.9800 元/m³', '参与得奖励')
  })

  test('a kind is asked for; none there: shown; an adviser is asked', async () => {
    await open([], { [SUBMIT]: { leadNo: 'L1', status: 'submitted', firstContactDueAt: '2026-11-24T10:00:00+08:00' } })
    await press('竞价气包')
    expect(page.sent(LIST).at(-1)).toMatchObject({ kind: 'ngPackage' })
    has('当前没有在售的用气产品')
    await press('咨询顾问')
    await press('提交')
    expect(page.sent(SUBMIT)).toMatchObject([
      { targetType: 'plan', targetId: 'goodGas', source: 'goodGas', quantity: 1 },
    ])
  })

  test('an adviser is asked about one offer (E 6.6); not about one that is over, nor by a user without the model', async () => {
    const over = aGasCard({ gpId: 'package:PKG002', title: '冬季气量包', state: 'closed' })
    const filed = { leadNo: 'L1', status: 'submitted' as const, firstContactDueAt: '2026-11-24T10:00:00+08:00' }
    await open([aGasCard(), over], { [SUBMIT]: filed })
    expect(page.names()).not.toContain('咨询冬季气量包')
    await press('咨询保供季固定价气量包')
    await press('提交')
    expect(page.sent(SUBMIT)).toMatchObject([
      { targetType: 'gasProduct', targetId: 'package:PKG001', source: 'goodGas', quantity: 1 },
    ])
    expect(page.sent(SUBMIT)[0]).not.toHaveProperty('name')
    page = await renderPage('/pages/goodGasProductList/list', {
      as: subAccount(['PACKAGE_VIEW']),
      answers: { [LIST]: listOf([aGasCard()], serverTime), [RECOMMEND]: NOT_SEEN },
    })
    await settled()
    expect(page.names().filter((name) => name.startsWith('咨询'))).toEqual([])
  })

  test('what was typed about one offer is kept under it (Y-23)', async () => {
    await open()
    await press('咨询保供季固定价气量包')
    page.type(page.input('说明'), '按每月6万方报价')
    expect([...kept.keys()]).toEqual(['/pages/goodGasProductList/list#advice-package:PKG001'])
  })

  test('a failing list is tried again', async () => {
    await open([], { [LIST]: refused('2999', '系统繁忙') })
    expect(page.names().some((name) => name.includes('重试'))).toBe(true)
  })
})

describe('好买气', () => {
  const open = async (of = aRecommendation(), answers: Answers = {}) => {
    page = await renderPage('/subPages/goodBuyGas', {
      answers: {
        [RECOMMEND]: of,
        [BANNERS]: { list: [] },
        [SUGGEST]: NOTHING,
        'default GET /crmgas/config/client': aClientConfig(),
        ...answers,
      },
    })
    await settled()
  }

  test('the months, and what each way would have cost of them', async () => {
    await open()
    has(
      '90,000.00 m³',
      '平稳',
      '3.9000 元/m³',
      '¥346,400.00',
      '少付 ¥1,000.00',
      '最贵月 2026-09 3.8700 元/m³',
      '含少用补偿 ¥120.00',
      '每月订购同量',
      '最省',
    )
    await press('峰值月')
    expect(page.sent(RECOMMEND).at(-1)).toEqual({ basis: 'peak' })
  })

  test('nothing is cheaper: the present way stays; an unknown index has no sum', async () => {
    const of = aRecommendation()
    const [first] = of.offers
    if (!first) throw new Error('no offer')
    const unknown = {
      ...first,
      name: '指数联动',
      total: null,
      difference: null,
      shortFee: null,
      worst: null,
      unknown: ['2026-08'],
    }
    await open({ ...of, offers: [{ ...first, difference: '500.00' }, unknown] })
    has('当前方式已适合您，按月结算即可', '多付 ¥500.00', '缺 1 个月指数')
    expect(page.text()).not.toContain('最省')
  })

  test.each([
    ['NO_DATA', '用气数据不足3个月，暂无法生成画像'],
    ['NO_ACCESS', '您没有查看用气数据的权限，请联系主账号开通'],
  ] as const)('%s: shown, nothing is tried', async (reason, words) => {
    await open(
      aRecommendation({ reason, profile: null, monthly: [], plain: null, offers: [], wish: null, volumes: null }),
    )
    has(words)
    expect(page.text()).not.toContain('每种方式')
  })

  test('the steps, and what the help centre says about them; without an answer of it, the rest', async () => {
    const entry = { articleId: 'H6000001', title: '气量包是什么，怎么买', marks: [] }
    await open(aRecommendation(), { [SUGGEST]: { ...NOTHING, list: [entry] } })
    has('看画像', '选方式', '咨询顾问', '签约用气', '常见问题')
    await press(entry.title)
    expect(page.went).toEqual(['navigateTo /subPagesB/pages/helpCenter/details?articleId=H6000001'])
    await page.close()
    await open(aRecommendation(), { [SUGGEST]: refused('2999', '系统繁忙') })
    has('签约用气')
    expect(page.text()).not.toContain('常见问题')
  })

  test('the assistant is asked about it', async () => {
    await open()
    await press('问智能助手')
    expect(page.went.join()).toContain('/subPagesB/pages/gpt?q=')
  })

  test('an adviser is asked about buying gas', async () => {
    await open(aRecommendation(), {
      [SUBMIT]: { leadNo: 'L1', status: 'submitted', firstContactDueAt: '2026-11-24T10:00:00+08:00' },
    })
    await press('让顾问联系我')
    await press('提交')
    expect(page.sent(SUBMIT)).toMatchObject([{ targetType: 'plan', source: 'goodBuyGas' }])
  })
})
