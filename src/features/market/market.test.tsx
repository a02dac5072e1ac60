import { DAY } from '@domain/date'
import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { aLead, aProduct } from '@/testing/make/lead'
import { renderPage, type OpenPage } from '@/testing/page'

const PRODUCT = 'default GET /crmgas/market/product/detail'
const PRODUCTS = 'default GET /crmgas/market/product/list'
const CATEGORIES = 'default GET /crmgas/market/category/list'
const WORDS = 'default GET /crmgas/market/product/hotWords'
const FAVORITE = 'default POST /crmgas/market/product/favorite'
const SUGGEST = 'answer GET /help/suggest'
const ADVISER = 'demand GET /lead/adviser'
const SUBMIT = 'demand POST /lead/submit'
const LEAD = 'demand GET /lead/detail'
const LEADS = 'demand GET /lead/list'
const ACCEPT = 'demand POST /lead/quote/accept'
const REJECT = 'demand POST /lead/quote/reject'
const EVALUATE = 'demand POST /lead/evaluate'

const adviser = { adviserName: '周建国', adviserPhone: '0316-0000201', avatar: null, onDuty: true }
const quote = {
  quoteNo: 'Q1',
  version: 2,
  items: [{ name: '双探头套装', qty: 3, unitPrice: '1250.00', amount: '3750.00' }],
  totalAmount: '3750.00',
  couponCode: null,
  discount: '0.00',
  payable: '3750.00',
  remark: '含安装',
  validUntil: '2026-11-30',
  status: 'open' as const,
  rejectReason: null,
  createdAt: '2026-11-23T10:00:00+08:00',
  pdfUrl: '/job/file/leadquote-1',
}

let page: OpenPage
const press = (name: string) => page.press(name)
const has = (...texts: string[]) => {
  for (const text of texts) expect(page.text()).toContain(text)
}
const write = async (label: string, text: string) => {
  const input = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].find(
    (one) => one.getAttribute('aria-label') === label,
  )
  if (!input) throw new Error(`no field ${label}`)
  page.type(input, text)
  await settled()
}

describe('热销商品', () => {
  const { categoryId: _c, images: _i, related: _r, openLeadNo: _o, ...whole } = aProduct()
  const { basePriceDate: _d, sellingPoints: _s, params: _p, blocks: _b, supplierName: _n, ...some } = whole
  const { certNos: _x, serviceAreas: _a, warrantyMonths: _w, slaHours: _h, skus: _k, ...card } = some
  const open = async (params: object, answers: Answers = {}) => {
    page = await renderPage('/pages/hot/product-list', {
      params,
      answers: {
        [PRODUCTS]: listOf([card]),
        [CATEGORIES]: { list: [] },
        [WORDS]: { list: ['可燃气体报警器'] },
        ...answers,
      },
    })
    await settled()
  }

  test('a product with its price and its mark; a word fills the search', async () => {
    await open({ focus: '1' }, { [FAVORITE]: { isFavorite: true } })
    has('商用可燃气体报警器', '¥980.00起', '已有12家企业咨询')
    await press('收藏商用可燃气体报警器')
    expect(page.sent(FAVORITE)).toEqual([{ productId: 'P00000001', favorite: true }])
    await press('可燃气体报警器')
    expect(document.querySelector<HTMLInputElement>('input')?.value).toBe('可燃气体报警器')
  })

  test('what was searched for is offered the next time, until it is cleared', async () => {
    await open({ focus: '1' })
    await press('可燃气体报警器')
    await press(page.names().find((name) => name.startsWith('商用可燃气体报警器')) ?? '')
    await open({ focus: '1' }, { [WORDS]: { list: [] } })
    has('搜索历史')
    expect(page.names()).toContain('可燃气体报警器')
    await press('清空历史')
    expect(page.text()).not.toContain('搜索历史')
    await open({ focus: '1' }, { [WORDS]: { list: [] } })
    expect(page.text()).not.toContain('搜索历史')
  })

  test.each([
    [{}, '暂无商品'],
    [{ mode: 'favorite' }, '还没有收藏'],
  ])('an empty list of %j says so', async (params, text) => {
    await open(params, { [PRODUCTS]: listOf([]) })
    has(text)
  })

  test('nothing found with a filter: one tap takes it back (E 6.3)', async () => {
    await open({}, { [PRODUCTS]: listOf([]) })
    await page.press('类型', '服务')
    expect(page.sent(PRODUCTS).at(-1)).toMatchObject({ kind: 'service' })
    has('没有找到相关商品')
    await press('清除筛选')
    has('暂无商品')
    expect(page.names()).toContain('类型')
  })

  test('what was marked is reached from the list', async () => {
    await open({})
    await press('我的收藏')
    expect(page.went).toEqual(['navigateTo /pages/hot/product-list?mode=favorite'])
    await open({ mode: 'favorite' })
    expect(page.names()).not.toContain('我的收藏')
  })

  test('enquiries with what waits for an answer', async () => {
    const { leadNo, targetType, targetName, coverUrl, quantity, statusText, createdAt } = aLead()
    const row = { leadNo, targetType, targetName, coverUrl, quantity, statusText, createdAt, overdue: false }
    await open(
      { mode: 'lead' },
      {
        [LEADS]: listOf([{ ...row, status: 'quoted' as const, hasOpenQuote: true, author: '李会计' }], {
          counts: { all: 1, doing: 1, done: 0 },
        }),
      },
    )
    has('我的咨询', '有新的报价待确认', '由 李会计 提交')
  })
})

describe('商城', () => {
  const HOME = 'default GET /crmgas/market/home'
  const empty = { banners: [], categories: [], gasProducts: [], hotProducts: [], activities: [], newProducts: [] }
  const open = async (openQuotes: number) => {
    page = await renderPage('/pages/mall/mall', { answers: { [HOME]: { ...empty, openQuotes, partial: false } } })
    await settled()
  }

  test('quotes that wait for an answer are counted beside 我的咨询 (E 6.1); without any it says no number', async () => {
    await open(0)
    expect(page.names()).toContain('我的咨询')
    await open(2)
    await press('我的咨询，2个报价待确认')
    expect(page.went).toEqual(['navigateTo /pages/hot/product-list?mode=lead'])
  })
})

describe('商品详情', () => {
  const open = async (part: Parameters<typeof aProduct>[0] = {}, answers: Answers = {}) => {
    page = await renderPage('/pages/hot/detail', {
      params: { type: 'product', productId: 'P00000001' },
      answers: { [PRODUCT]: aProduct(part), [ADVISER]: adviser, [SUGGEST]: { list: [], meanings: [] }, ...answers },
    })
    await settled()
  }

  test('an enquiry names its specification, and leads to what was filed', async () => {
    await open({}, { [SUBMIT]: { leadNo: 'L1', status: 'submitted', firstContactDueAt: '2026-11-23T14:30:00+08:00' } })
    await press('立即咨询')
    await press('提交')
    expect(page.sent(SUBMIT)).toEqual([])
    has('请选择规格')
    await press('双探头套装')
    await write('数量', '3')
    has('预估 ¥3,840.00')
    await write('地址', '新华路88号')
    await press('提交')
    expect(page.sent(SUBMIT)).toMatchObject([
      { targetId: 'P00000001', skuId: 'K2', quantity: 3, address: '新华路88号', source: 'hot' },
    ])
    expect(page.sent(SUBMIT)[0]).not.toHaveProperty('shareCode')
    has('咨询单 L1')
    page.agree()
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/hot/detail?type=lead&leadNo=L1'])
  })

  test.each([
    ['six days', 6 * DAY, { shareCode: 'Abc1234567' }],
    ['seven days', 7 * DAY, {}],
  ])('an enquiry %s after a share was opened (E-S-08)', async (_, ago, sent) => {
    storage.set('shareCode', `Abc1234567|${serverNow() - ago}`)
    await open({ kind: 'service', skus: [] }, { [SUBMIT]: refused('E1006', '今日咨询次数已达上限，请明日再试') })
    await press('立即咨询')
    await press('提交')
    const [{ shareCode, ...rest } = {}] = page.sent(SUBMIT) as { shareCode?: string }[]
    expect(rest).toHaveProperty('quantity')
    expect(shareCode === undefined ? {} : { shareCode }).toEqual(sent)
  })

  test('an enquiry that is under way is shown instead of a second one', async () => {
    await open({ openLeadNo: 'L9' })
    await press('查看咨询单')
    expect(page.went).toEqual(['navigateTo /pages/hot/detail?type=lead&leadNo=L9'])
  })

  test.each([
    [{ status: 'soldOut' as const }, '到货通知'],
    [{ priceMode: 'free' as const, price: null }, '免费预约'],
  ])('%j is asked for by %s', async (part, text) => {
    await open(part)
    expect(page.names()).toContain(text)
  })

  test('what cannot be had now says so; a price struck through says what it was (E-M-02)', async () => {
    await open({ status: 'offSale', basePrice: '1080.00' })
    has('已下架', '基准价为促销前7日内最低成交价')
    expect(page.names()).not.toContain('立即咨询')
    await open({})
    expect(page.text()).not.toMatch(/已下架|基准价/)
  })

  test('where it is offered, and what the help centre answers about it (E 6.4)', async () => {
    const list = [{ articleId: 'H1', title: '报警器多久标定一次', marks: [] }]
    await open({}, { [SUGGEST]: { list, meanings: [] } })
    has('服务区域', '河北省廊坊市、河北省石家庄市', '常见问题')
    expect(page.sent(SUGGEST)).toEqual([{ keyword: '商用可燃气体报警器' }])
    await press('报警器多久标定一次')
    expect(page.went).toEqual(['navigateTo /subPagesB/pages/helpCenter/details?articleId=H1'])
  })

  test('what is not on the shelf says so', async () => {
    await open({}, { [PRODUCT]: refused('E1001', '该商品已下架或不在您的服务区域') })
    has('该商品已下架或不在您的服务区域')
  })

  test('an address without an id leads back', async () => {
    page = await renderPage('/pages/hot/detail', { params: { type: 'lead' } })
    has('参数错误')
    await press('返回')
    expect(page.went).toEqual(['navigateBack 1'])
  })
})

describe('咨询单详情', () => {
  const open = async (part: Parameters<typeof aLead>[0], answers: Answers = {}) => {
    page = await renderPage('/pages/hot/detail', {
      params: { type: 'lead', leadNo: 'L1' },
      answers: { [LEAD]: aLead({ leadNo: 'L1', ...part }), ...answers },
    })
    await settled()
  }
  const quoted = { status: 'quoted' as const, hasOpenQuote: true, canAccept: true, quotes: [quote] }

  test('a quote is accepted after a question', async () => {
    await open(quoted, { [ACCEPT]: { status: 'accepted', payable: '3750.00' } })
    has('双探头套装 × 3', '¥3,750.00', '还剩')
    await press('接受报价')
    has('确认接受该报价，金额 ¥3,750.00？')
    page.agree()
    await settled()
    expect(page.sent(ACCEPT)).toMatchObject([{ leadNo: 'L1', quoteNo: 'Q1' }])
  })

  const coupon = { couponCode: 'W1', faceValue: '100.00', threshold: '1000.00', validTo: '2026-12-31', usable: true }
  const tooHigh = { ...coupon, couponCode: 'W2', faceValue: '500.00', threshold: '5000.00', usable: false }

  test('the largest coupon that the quote reaches is taken off, or none (E-M-16)', async () => {
    const answers: Answers = { [ACCEPT]: { status: 'accepted', payable: '3650.00' } }
    await open({ ...quoted, availableCoupons: [tooHigh, coupon] }, answers)
    has('优惠券', '−¥100.00', '应付', '¥3,650.00')
    await press('接受报价')
    has('确认接受该报价，金额 ¥3,650.00？')
    page.agree()
    await settled()
    expect(page.sent(ACCEPT)).toMatchObject([{ leadNo: 'L1', quoteNo: 'Q1', couponCode: 'W1' }])
    await open({ ...quoted, availableCoupons: [tooHigh, coupon] }, answers)
    page.tap(page.button('优惠券−¥100.00'))
    await settled()
    has('满 ¥5,000.00 减 ¥500.00', '报价未达满额')
    await press('不使用优惠券')
    has('1 张可用')
    await press('接受报价')
    has('金额 ¥3,750.00？')
    page.agree()
    await settled()
    expect(page.sent(ACCEPT)).toMatchObject([{ leadNo: 'L1', quoteNo: 'Q1' }])
    expect(page.sent(ACCEPT)[0]).not.toHaveProperty('couponCode')
  })

  test('a coupon that cannot be used any more says so, and the quote is read again', async () => {
    await open({ ...quoted, availableCoupons: [coupon] }, { [ACCEPT]: refused('E1015', '优惠券不可用') })
    await press('接受报价')
    page.agree()
    await settled()
    has('优惠券不可用')
  })

  test('an accepted quote keeps what its coupon took off', async () => {
    const accepted = { ...quote, status: 'accepted' as const, couponCode: 'W1', discount: '100.00', payable: '3650.00' }
    await open({ status: 'accepted', quotes: [accepted] })
    has('−¥100.00', '应付', '¥3,650.00')
  })

  test('a quote opens as a document, by an address that is asked for then', async () => {
    await open(quoted)
    has('报价单 Q1（第2版）')
    await press('PDF')
    expect(page.sent(LEAD)).toHaveLength(2)
  })

  test('a quote that is not accepted says why', async () => {
    await open(quoted, { [REJECT]: { status: 'following' } })
    await press('不接受')
    await press('价格偏高')
    await press('提交')
    expect(page.sent(REJECT)).toEqual([{ leadNo: 'L1', quoteNo: 'Q1', reason: 'PRICE' }])
  })

  test('two stars need a word', async () => {
    await open({ status: 'completed', canEvaluate: true, canCancel: false }, { [EVALUATE]: { score: 2 } })
    await press('去评价')
    page.tap(document.querySelectorAll<HTMLElement>('[role=dialog] [role=radio]')[1] as HTMLElement)
    await settled()
    await press('提交')
    expect(page.sent(EVALUATE)).toEqual([])
    await write('意见', '来得太晚')
    await press('提交')
    expect(page.sent(EVALUATE)).toMatchObject([{ leadNo: 'L1', score: 2, scoreText: '来得太晚' }])
  })

  test('what is shown of a way of buying gas leads to those of its kind', async () => {
    await open({
      targetType: 'gasProduct',
      targetId: 'elective:EP202612',
      targetName: '2026年12月自选',
      estimate: null,
    })
    await press('查看用气产品')
    expect(page.went).toEqual(['navigateTo /pages/goodGasProductList/list?kind=elective'])
  })

  test.each([
    ['product', ['查看商品', '再次咨询']],
    ['activity', ['查看活动']],
    ['gasProduct', ['查看用气产品']],
    ['plan', []],
  ] as const)('a finished enquiry about a %s offers %j', async (targetType, offered) => {
    await open({ targetType, status: 'completed', canCancel: false, canSupplement: false })
    expect(page.names().filter((name) => /^(查看|再次)/.test(name))).toEqual(offered)
  })

  test('the wished-for half of a day, and what the adviser has photographed', async () => {
    const follow = {
      followId: 'F1',
      type: 'visit' as const,
      operator: '王顾问',
      content: '已勘测',
      at: aLead().createdAt,
    }
    await open({
      expectedDate: '2026-11-25',
      expectedSlot: 'am',
      followUps: [{ ...follow, images: [{ fileId: 'P1', url: '/job/file/P1' }] }],
    })
    has('2026-11-25 上午', '已勘测')
    await press('查看图片（1）')
    expect(document.querySelector('img[src="/job/file/P1"]')).not.toBeNull()
    await open({ expectedDate: '2026-11-25', expectedSlot: 'any' })
    expect(page.text()).not.toContain('不限')
  })

  test('one that is late says so, a closed one its reason', async () => {
    await open({ overdue: true, status: 'assigned' })
    has('已超时，已为您催办')
    await open({ status: 'closed', closeReason: '不在服务范围', canCancel: false })
    has('原因：不在服务范围')
  })
})
