import { blocksOfHtml, plainTextOf } from '../../modules/content/rules/rich-text'
import { seedArticles, seedCategories, virtualCategories } from './articles'
import { platformIntroduction, legalStatement } from './documents/about'
import { privacyPolicy } from './documents/privacy'
import { registerAgreement } from './documents/register'
import { htmlOf } from './html'
import { seedProducts } from './market/products'

const read = (text: string) => blocksOfHtml(htmlOf(text), [])
const dates = { effective: '2026年3月1日', updated: '2026年2月22日' }

test('articles have ids of their own, a real category and a text worth reading', () => {
  expect(new Set(seedArticles.map((one) => one.id)).size).toBe(seedArticles.length)
  expect(seedArticles.length).toBeGreaterThanOrEqual(24)
  for (const article of seedArticles) {
    const codes = (seedCategories[article.channel] ?? []).map(([code]) => code)
    expect(codes).toContain(article.category)
    expect(virtualCategories).not.toContain(article.category)
    expect(plainTextOf(read(article.text)).length).toBeGreaterThan(120)
    expect(article.pictures).toHaveLength({ text: 0, left: 1, big: 1, triple: 3 }[article.layout])
  }
})

test('every category of 头条 has at least two articles', () => {
  const filled = seedCategories.headline?.filter(([code]) => !virtualCategories.includes(code)) ?? []
  for (const [code] of filled)
    expect(
      seedArticles.filter((one) => one.channel === 'headline' && one.category === code).length,
    ).toBeGreaterThanOrEqual(2)
})

test('products that articles name are on the shelf', () => {
  const ids = seedProducts.map((one) => `P${String(one.no).padStart(8, '0')}`)
  expect(new Set(ids).size).toBe(36)
  expect(seedArticles.flatMap((one) => one.products ?? []).filter((id) => !ids.includes(id))).toEqual([])
})

test('the shelf is the one of E 8: 36, of them 24 goods, two sold out, off sale and in draft; 16 fixed, 8 from, 8 quote, 4 free', () => {
  const count = (of: (one: (typeof seedProducts)[number]) => boolean): number => seedProducts.filter(of).length
  expect([count((p) => p.kind === 'goods'), count((p) => p.kind === 'service')]).toEqual([24, 12])
  expect((['fixed', 'from', 'quote', 'free'] as const).map((mode) => count((p) => p.mode === mode))).toEqual([
    16, 8, 8, 4,
  ])
  expect((['soldOut', 'offSale', 'draft'] as const).map((status) => count((p) => p.status === status))).toEqual([
    2, 2, 2,
  ])
})

describe('documents', () => {
  test.each([
    [
      '隐私政策',
      privacyPolicy(dates),
      [
        '一、我们收集哪些个人信息，为什么收集',
        '四、我们怎样使用第三方服务',
        '六、保存地点和期限',
        '八、您的权利',
        '十、怎样联系我们',
      ],
    ],
    ['用户注册协议', registerAgreement(dates), ['第一条 定义', '第十二条 协议的更新与争议解决']],
    ['法律声明', legalStatement(dates), ['一、运营主体', '七、适用法律']],
    ['平台介绍', platformIntroduction, ['我们能为您做什么', '我们的承诺']],
  ])('%s has its chapters', (_name, text, chapters) => {
    const titles = read(text).flatMap((block) => (block.type === 'h2' ? [block.text] : []))
    expect(titles).toEqual(expect.arrayContaining(chapters))
  })

  test('nothing of the Markdown is left over, dates and links are there', () => {
    const blocks = read(privacyPolicy(dates))
    const words = plainTextOf(blocks)
    expect(words).toContain('生效日期 2026年3月1日')
    expect(words).not.toMatch(/\*\*|\]\(|^#|undefined|\|/m)
    expect(blocks.filter((block) => block.type === 'table')).toHaveLength(4)
    expect(JSON.stringify(blocks)).toContain('"href":"tel:0316-0000100"')
  })

  test.each(seedArticles.map((one) => [one.id, one.text] as const))('%s is clean', (_id, text) => {
    expect(plainTextOf(read(text))).not.toMatch(/\*\*|\]\(|^#|undefined/m)
  })
})

test('where an article says to call for help, its number is a link', () => {
  const calling = seedArticles.filter(({ text }) => /拨打(燃气)?抢险电话/.test(text))
  expect(calling.length).toBeGreaterThan(0)
  for (const { text } of calling) expect(JSON.stringify(read(text))).toContain('"href":"tel:0316-0000119"')
})

test('a list of 头条 does not begin with one wide picture after another', () => {
  const newest = seedArticles.filter(({ channel }) => channel === 'headline').sort((a, b) => a.daysAgo - b.daysAgo)
  expect(newest.slice(0, 4).filter(({ layout }) => layout === 'big')).toHaveLength(1)
})
