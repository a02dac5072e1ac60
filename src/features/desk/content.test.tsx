import type { Out } from '@contract'
import { chooseDocument } from '@/platform/document'
import { storage } from '@/platform/storage'
import { upload } from '@/request/upload'
import { listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master } from '@/testing/people'

jest.mock('@/platform/document', () => ({ chooseDocument: jest.fn() }))
jest.mock('@/request/upload', () => ({ upload: jest.fn() }))

const ARTICLES = 'btwob GET /article/list'
const ARTICLE = 'btwob GET /article/detail'
const PLACES = 'btwob GET /article/categories'
const SAVE_ARTICLE = 'btwob POST /article/save'
const MOVE_ARTICLE = 'btwob POST /article/status'
const PRODUCTS = 'btwob GET /product/list'
const PRODUCT = 'btwob GET /product/detail'
const SHELVES = 'btwob GET /product/categories'
const SAVE_PRODUCT = 'btwob POST /product/save'
const MOVE_PRODUCT = 'btwob POST /product/status'
const BANNERS = 'btwob GET /banner/list'
const SAVE_BANNER = 'btwob POST /banner/save'
const UNANSWERED = 'btwob GET /gpt/unanswered/list'
const TERMS = 'btwob GET /gpt/term/list'
const SAVE_TERM = 'btwob POST /gpt/term/save'
const REBUILD = 'btwob POST /gpt/index/rebuild'

const AT = '2026-11-20T10:00:00+08:00'
const articleRow = {
  articleId: 'A1',
  title: '年度安检通知',
  status: 'draft' as const,
  publishAt: AT,
  expireAt: null,
  needReceipt: true,
  viewCount: 12,
  likeCount: 3,
  usefulCount: 2,
  uselessCount: 1,
  version: 2,
  channel: 'information' as const,
  categoryName: '公司公告',
  editable: true,
}
const article: Out<typeof ARTICLE> = {
  ...articleRow,
  categoryCode: 'notice',
  summary: '请配合',
  layout: 'text',
  covers: [],
  author: '客户服务部',
  source: null,
  sourceUrl: null,
  topUntil: null,
  receiptDueAt: '2026-12-01T18:00:00+08:00',
  visibility: 'bound',
  allowShare: false,
  supplyInfo: null,
  attachments: [{ fileId: 'F1', name: '安检须知.pdf', size: 2048, url: '/job/file/F1?e=1&s=2' }],
  relatedProductIds: [],
  customerTypes: [],
  text: '十二月起安检。',
  blocks: [{ type: 'p', spans: [{ text: '十二月起安检。' }] }],
  receipts: {
    given: 1,
    asked: 8,
    list: [{ bp: '1000000001', customerName: '精工陶瓷', userMasked: '138****0001', at: AT }],
  },
}
const places: Out<typeof PLACES> = {
  list: [
    { channel: 'information', code: 'notice', name: '公司公告' },
    { channel: 'information', code: 'supply', name: '停复气公告' },
  ],
}
const productRow = {
  productId: 'P1',
  kind: 'goods' as const,
  name: '可燃气体报警器',
  coverUrl: '',
  priceMode: 'from' as const,
  price: '980.00',
  unit: '台',
  status: 'onSale' as const,
  viewCount: 30,
  leadCount: 4,
  onSaleAt: AT,
  offSaleAt: null,
  version: 5,
  categoryName: '安全设备 / 报警器',
  editable: true,
}
const product: Out<typeof PRODUCT> = {
  ...productRow,
  subTitle: '三年质保',
  categoryId: 'MC0101',
  tags: ['免费勘测'],
  sellingPoints: ['声光报警'],
  params: [{ name: '量程', value: '0-20%LEL' }],
  supplierName: '设备中心',
  certNos: [],
  warrantyMonths: 36,
  slaHours: 8,
  images: [],
  text: '含首次标定。',
  blocks: [],
  skus: [{ skuId: 'K1', name: '单探头', price: '980.00', minQty: 2, maxQty: 50 }],
}
const banner = {
  bannerId: 'B1',
  position: 'mall' as const,
  title: '换新季',
  imageUrl: '',
  startAt: AT,
  endAt: '2026-12-20T10:00:00+08:00',
  sort: 1,
  status: 'on' as const,
  link: '/pages/hot/hot',
  editable: true,
}
const terms = {
  ...listOf([{ termId: 'W1', word: '调压箱', said: ['绿皮箱'], status: 'on' as const, updatedAt: AT }]),
  index: { documents: 60, waiting: 2 },
}

let page: OpenPage
type Path = Parameters<typeof renderPage>[0]
const open = async (path: Path, params: object = {}, answers: Answers = {}) => {
  page = await renderPage(path, {
    as: master({ isStaff: '1' }),
    params: params as never,
    answers: {
      [ARTICLES]: listOf([articleRow]),
      [ARTICLE]: article,
      [PLACES]: places,
      [PRODUCTS]: listOf([productRow]),
      [PRODUCT]: product,
      [SHELVES]: { list: [{ categoryId: 'MC0101', name: '安全设备 / 报警器' }] },
      [BANNERS]: listOf([banner]),
      [TERMS]: terms,
      ...answers,
    },
  })
  await settled()
}
const press = (...names: string[]) => page.press(...names)
const agree = async () => {
  page.tap(page.find(part.dialogConfirm))
  await settled()
}

beforeEach(() => storage.set('x-workbench-token', 'w'))

describe('articles', () => {
  test.each([
    [390, '阅读 12 次'],
    [1280, '12需确认'],
  ])('in a window of %i px the list leads to each, and to a new one', async (width, words) => {
    window.innerWidth = width
    await open('/pages/desk/articles')
    expect(page.text()).toContain(words)
    page.tap(page.row())
    await settled()
    await press('新建文章')
    expect(page.went).toEqual(['navigateTo /pages/desk/article?articleId=A1', 'navigateTo /pages/desk/article'])
  })

  test('one is shown as its readers see it, with the customers that have confirmed it, and published', async () => {
    await open('/pages/desk/article', { articleId: 'A1' }, { [MOVE_ARTICLE]: { status: 'published', publishAt: AT } })
    for (const text of ['十二月起安检。', '精工陶瓷', '138****0001']) expect(page.text()).toContain(text)
    await press('立即发布')
    await agree()
    expect(page.sent(MOVE_ARTICLE)).toEqual([{ articleId: 'A1', status: 'published' }])
  })

  test('a planned stop that is too late says so (E-N-09)', async () => {
    const late = refused('E2011', '计划停气须提前48小时发布')
    await open('/pages/desk/article', { articleId: 'A1' }, { [MOVE_ARTICLE]: late })
    await press('立即发布')
    await agree()
    expect(page.text()).toContain('计划停气须提前48小时发布')
  })

  test('what is typed is sent with the version that was read; a receipt keeps its day', async () => {
    await open('/pages/desk/article', { articleId: 'A1', edit: '1' }, { [SAVE_ARTICLE]: article })
    page.type(page.input('标题'), '年度安检安排')
    await press('保存')
    expect(page.sent(SAVE_ARTICLE)).toMatchObject([
      {
        articleId: 'A1',
        version: 2,
        channel: 'information',
        categoryCode: 'notice',
        title: '年度安检安排',
        needReceipt: true,
        receiptDueAt: '2026-12-01T18:00:00+08:00',
        supplyInfo: null,
        attachmentFileIds: ['F1'],
        relatedProductIds: [],
        customerTypes: [],
      },
    ])
  })

  test('a stop names the meters concerned, once each; a file is taken away and another one added', async () => {
    const stop: Out<typeof ARTICLE> = {
      ...article,
      categoryCode: 'supply',
      supplyInfo: {
        kind: 'stop',
        areas: ['和平路'],
        startAt: AT,
        endAt: null,
        reason: '抢修',
        planned: false,
        meterNos: ['1001'],
      },
    }
    jest.mocked(chooseDocument).mockResolvedValue({ kind: 'path', path: '/2.pdf', name: '2.pdf' })
    jest.mocked(upload).mockResolvedValue({ fileID: 'f2', url: '/job/file/f2', name: '范围图.pdf', size: 1, mime: '' })
    await open('/pages/desk/article', { articleId: 'A1', edit: '1' }, { [ARTICLE]: stop, [SAVE_ARTICLE]: stop })
    page.type(page.input('影响表具'), '1001、1002\n1002')
    await press('删除安检须知.pdf', '添加附件', '工业')
    expect(page.text()).toContain('范围图.pdf')
    await press('保存')
    expect(page.sent(SAVE_ARTICLE)).toMatchObject([
      {
        supplyInfo: { meterNos: ['1001', '1002'] },
        attachmentFileIds: ['f2'],
        customerTypes: ['INDUSTRY'],
      },
    ])
  })

  test('a headline names products; one that is not offered stays until it is taken away', async () => {
    const headline: Out<typeof ARTICLE> = {
      ...article,
      channel: 'headline',
      categoryCode: 'safety',
      needReceipt: false,
      receiptDueAt: null,
      attachments: [],
      relatedProductIds: ['P9'],
    }
    const spots = { list: [{ channel: 'headline' as const, code: 'safety', name: '安全用气' }] }
    await open(
      '/pages/desk/article',
      { articleId: 'A1', edit: '1' },
      { [ARTICLE]: headline, [PLACES]: spots, [SAVE_ARTICLE]: headline },
    )
    const no = refused('2901', '商品不存在', { field: 'relatedProductIds' })
    page.answer({ [SAVE_ARTICLE]: no })
    await press('可燃气体报警器', '保存')
    expect(page.find('[role=alert]').textContent).toBe('商品不存在')
    page.answer({ [SAVE_ARTICLE]: headline })
    await press('P9', '保存')
    expect(page.sent(SAVE_ARTICLE)).toMatchObject([
      { relatedProductIds: ['P9', 'P1'], attachmentFileIds: [] },
      { relatedProductIds: ['P1'] },
    ])
  })

  test('one of all companies is shown only; a failure can be tried again', async () => {
    await open('/pages/desk/article', { articleId: 'A1', edit: '1' }, { [ARTICLE]: { ...article, editable: false } })
    expect(page.names()).not.toContain('保存')
    await open('/pages/desk/article', { articleId: 'A1' }, { [ARTICLE]: lost })
    page.answer({ [ARTICLE]: article })
    await press(page.names().find((name) => name.includes('重试')) ?? '')
    expect(page.text()).toContain('十二月起安检。')
  })
})

describe('products', () => {
  test('the list says what each costs; one is marked sold out', async () => {
    await open('/pages/desk/products')
    expect(page.text()).toContain('980.00/台起')
    await open('/pages/desk/product', { productId: 'P1' }, { [MOVE_PRODUCT]: { status: 'soldOut' } })
    expect(page.text()).toContain('0-20%LEL')
    await press('暂无货')
    expect(page.sent(MOVE_PRODUCT)).toEqual([{ productId: 'P1', status: 'soldOut' }])
  })

  test('kinds are typed a line each and keep how many of them are sold', async () => {
    await open('/pages/desk/product', { productId: 'P1', edit: '1' }, { [SAVE_PRODUCT]: product })
    page.type(page.input('规格'), '单探头 880\n双探头 1280.5')
    await press('保存')
    expect(page.sent(SAVE_PRODUCT)).toMatchObject([
      {
        productId: 'P1',
        version: 5,
        price: null,
        skus: [
          { name: '单探头', price: '880.00', minQty: 2, maxQty: 50 },
          { name: '双探头', price: '1280.50', minQty: 1, maxQty: 999 },
        ],
      },
    ])
  })
})

test('a banner is changed where it stands', async () => {
  await open('/pages/desk/banners', {}, { [SAVE_BANNER]: banner })
  page.tap(page.row())
  await settled()
  page.type(page.input('标题'), '冬季换新')
  await press('保存')
  expect(page.sent(SAVE_BANNER)).toMatchObject([{ bannerId: 'B1', title: '冬季换新', link: '/pages/hot/hot', sort: 1 }])
})

describe('assistant', () => {
  test('a question that was not answered leads to an entry for it', async () => {
    const asked = listOf([{ messageId: 'M1', question: '叉车能加气吗', askedAt: AT, feedback: null }])
    await open('/pages/desk/assistant', {}, { [UNANSWERED]: asked })
    expect(page.text()).toContain('没有找到解答')
    await press('新建条目 叉车能加气吗')
    expect(page.went[0]).toContain('/pages/desk/help?title=')
  })

  test('names used by customers are saved; the index is loaded again', async () => {
    await open(
      '/pages/desk/assistant',
      { tab: 'TERMS' },
      { [SAVE_TERM]: { termId: 'W2' }, [REBUILD]: { documents: 60 } },
    )
    expect(page.text()).toContain('可搜索 60 篇 · 待重建 2 篇')
    await press('新建说法')
    page.type(page.input('资料中的词'), '发票')
    page.type(page.input('客户的说法'), '小票 收据')
    await press('保存')
    expect(page.sent(SAVE_TERM)).toEqual([{ word: '发票', said: ['小票', '收据'], status: 'on' }])
    await press('重建索引')
    await agree()
    expect(page.sent(REBUILD)).toHaveLength(1)
  })
})
