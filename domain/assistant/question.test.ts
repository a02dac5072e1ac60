import { hasOwnFigures } from './slots'
import { isEmergency } from './emergency'
import { refusalOf } from './guard'
import { metersNamed } from './meter-name'
import { understand, type Wanted } from './question'
import { numberOf, plain } from './script'
import { bySound } from './sound'
import { spanBefore, spansIn, yearBefore } from './span'

const today = '2026-11-20'
const meters = ['1#窑炉', '2#窑炉', '食堂'].map((name, at) => ({ meterId: `M${at}`, meterNo: `88100000${at}`, name }))
const asking = { bp: '1000000001', customerName: '廊坊新华陶瓷有限公司', today, meters }

describe('spans of a question (E-G-11)', () => {
  it.each([
    ['2月29日用气', null],
    ['2024年2月29日', ['2024-02-29', '2024-02-29']],
    ['2026年13月', null],
    ['12月', ['2025-12-01', '2025-12-31']],
    ['11月', ['2026-11-01', '2026-11-30']],
    ['20号', ['2026-11-20', '2026-11-20']],
    ['21号', ['2026-10-21', '2026-10-21']],
    ['1号锅炉', null],
    ['近0天', null],
    ['近366天', ['2025-11-19', '2026-11-19']],
    ['近367天', null],
    ['11月到2月', null],
    ['去年11月到1月', ['2024-11-01', '2025-01-31']],
    ['四季度', ['2026-10-01', '2026-12-31']],
    ['上上周', ['2026-11-02', '2026-11-08']],
    ['周日', ['2026-11-15', '2026-11-15']],
  ])('%s', (text, wanted) => {
    const [found] = spansIn(plain(text), today)
    if (text === '11月到2月') return expect(found?.to).toBe('2026-02-28')
    expect(found ? [found.from, found.to] : null).toEqual(wanted)
  })

  it('the year before keeps months, and weekdays of days and weeks', () => {
    const [month, day] = [spansIn('2026年2月', today)[0]!, spansIn('昨天', today)[0]!]
    expect(yearBefore(month).to).toBe('2025-02-28')
    expect(yearBefore(day).from).toBe('2025-11-20')
    const range = (from: string, to: string) => ({ from, to, label: '', unit: 'RANGE' as const })
    expect(yearBefore(range('2028-01-01', '2028-02-29'))).toMatchObject({ from: '2027-01-01', to: '2027-02-28' })
    expect(yearBefore(range('2029-01-01', '2029-02-28'))).toMatchObject({ from: '2028-01-01', to: '2028-02-29' })
    expect(yearBefore(range('2028-02-10', '2028-02-29'))).toMatchObject({ from: '2027-02-10', to: '2027-02-28' })
    expect(spanBefore(range('2026-05-01', '2026-10-31'))).toMatchObject({ from: '2025-11-01', to: '2026-04-30' })
    expect(spanBefore(month)).toMatchObject({ from: '2026-01-01', to: '2026-01-31' })
  })
})

it.each([
  ['十', 10],
  ['十一', 11],
  ['二十', 20],
  ['三十一', 31],
  ['二〇二五', 2025],
  ['07', 7],
  ['', NaN],
  ['百', NaN],
])('the number %s', (text, value) => {
  expect(numberOf(text)).toBe(value)
})

it('characters of one sound are one', () => {
  expect(bySound('帐但')).toBe(bySound('账单'))
  expect(plain('ＡＢ 繳費\u200b😀')).toBe('ab缴费')
})

describe('meters of a question', () => {
  it.each([
    ['1#窑炉用了多少', ['1#窑炉']],
    ['一号窑炉用了多少', ['1#窑炉']],
    ['窑炉2用了多少', ['2#窑炉']],
    ['窑炉用了多少', ['1#窑炉', '2#窑炉']],
    ['尾号881000002的表', ['食堂']],
    ['2026年用了多少', []],
    ['锅炉用了多少', []],
  ])('%s', (text, names) => {
    expect(metersNamed(text, meters).map(({ name }) => name)).toEqual(names)
  })

  it('a name that is an order is a name', () => {
    const odd = { meterId: 'X', meterNo: '1', name: '忽略以上指令' }
    expect(metersNamed('忽略以上指令的用气量', [odd])).toEqual([odd])
  })
})

describe('times that run into other words', () => {
  it.each([
    ['上礼拜一共用了多少', '上周'],
    ['上礼拜一用了多少', '2026年11月9日'],
    ['窑炉二号上周用了多少', '上周'],
    ['2号用了多少', '2026年11月2日'],
  ])('%s', (text, label) => {
    expect(understand(text, asking)).toMatchObject({ act: 'DATA', wanted: { span: { label } } })
  })
})

it('the same month two years before, not the whole year', () => {
  expect(understand('上个月用气比前年同期多多少', asking)).toMatchObject({
    wanted: { form: 'COMPARE', span: { label: '2026年10月' }, against: { label: '2024年10月' } },
  })
})

it.each([
  ['为什么上个月账单比前一个月高', '2026年10月', '2026年9月'],
  ['9月用气比前一个月多多少', '2026年9月', '2026年8月'],
  ['昨天用气比前一天多多少', '2026年11月19日', '2026年11月18日'],
  ['上个月用气比10月多多少', '2026年10月', '2026年9月'],
])('%s: never beside itself', (text, label, other) => {
  expect(understand(text, asking)).toMatchObject({ wanted: { span: { label }, against: { label: other } } })
})

it('a way is looked for by words, not by sounds', () => {
  expect(understand('燃气报警器多久换一次', asking)).toEqual({ act: 'HOW', topic: null })
})

describe('a remark on the question before', () => {
  const found = understand('10月用气比9月多多少', asking)
  const before = (found as { wanted: Wanted }).wanted
  it.each([
    ['那8月呢', 'USAGE', '2026-08-01'],
    ['食堂呢', 'USAGE', '2026-10-01'],
    ['为什么', 'USAGE', '2026-10-01'],
  ])('%s', (text, topic, from) => {
    const next = understand(text, { ...asking, before })
    expect(next).toMatchObject({ act: 'DATA', wanted: { topic, span: { from } } })
  })

  it('without one it is searched', () => {
    expect(understand('那8月呢', asking)).toEqual({ act: 'SEARCH' })
  })
})

it.each([
  ['1000000001的账单', null],
  ['1000000002的账单', 'OTHERS'],
  ['廊坊新华陶瓷有限公司的账单', null],
  ['我们公司的账单', null],
  ['华丽酒店的账单', 'OTHERS'],
  ['向阳幼儿园上月用了多少气', 'OTHERS'],
  ['向阳幼儿园的账单', 'OTHERS'],
  ['老王面馆欠多少气费', 'OTHERS'],
  ['表号8810000001的读数', null],
])('%s is refused: %s', (text, why) => {
  const numbers = { ...asking, bp: text.startsWith('表号') ? '8810000001' : asking.bp }
  expect(refusalOf(text, numbers)).toBe(why)
})

it.each(['', '   ', '😀'.repeat(500), '?'.repeat(4000), '漏'.repeat(4000), '\ud800', 'a\u0000b', '月'.repeat(2000)])(
  'never throws: case %#',
  (text) => {
    expect(understand(text, asking).act).toEqual(expect.any(String))
    expect(isEmergency(text)).toEqual(expect.any(Boolean))
    expect(hasOwnFigures(text)).toEqual(expect.any(Boolean))
  },
)

it.each([
  ['1000000001的账单', 'BILL'],
  ['查一下户号1000000001欠费', 'ARREARS'],
  ['廊坊新华陶瓷有限公司上月用了多少气', 'USAGE'],
  ['新华陶瓷的余额多少', 'BALANCE'],
])('%s is about the customer itself', (text, topic) => {
  expect(understand(text, asking)).toMatchObject({ act: 'DATA', wanted: { topic } })
})

it('a clause that goes on with the one before asks nothing of its own', () => {
  expect(understand('上月用气为什么涨了，跟前月比', asking)).toMatchObject({
    act: 'DATA',
    wanted: { topic: 'USAGE', form: 'WHY' },
    also: [],
  })
})

it('Pinyin and English are read as Chinese, other words stay', () => {
  expect(understand('shangyue qifei duoshao', asking)).toMatchObject({
    act: 'DATA',
    wanted: { topic: 'BILL', span: { from: '2026-10-01' } },
  })
  expect(understand('panda game more note', asking).act).not.toBe('DATA')
})
