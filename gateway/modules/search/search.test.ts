import { TOKEN_RULES } from '@domain/search/tokens'
import { contentGateway, inWork } from '../../../test/setup/content-gateway'
import type { TestGateway } from '../../../test/setup/gateway'
import type { Reader } from '../../db/audience'
import { dropDocument, find, putDocument, textsOf, type Searchable } from './service'

const reader = (companyCode: string, visibilities: string[] = ['public', 'login', 'bound']): Reader => ({
  userId: 'u',
  bp: '1000000001',
  companyCode,
  customerType: 'INDUSTRY',
  visibilities,
})
const visitor: Reader = { userId: null, bp: null, companyCode: '', customerType: '', visibilities: ['public'] }

const doc = (refId: string, title: string, more: Partial<Searchable> = {}): Searchable => ({
  kind: 'help',
  refId,
  category: 'c1',
  title,
  summary: '',
  keywords: [],
  text: '',
  companyCodes: [],
  customerTypes: [],
  visibility: 'bound',
  from: '2026-01-01T00:00:00+08:00',
  until: null,
  ...more,
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await contentGateway()
})
afterAll(() => gateway.close())

const put = (one: Searchable) => inWork(gateway, (work) => putDocument(work, one))
const ids = async (text: string, by = reader('1001'), more: object = {}) =>
  inWork(gateway, async (work) => {
    const { outcome, hits } = await find(work, by, { text, kinds: ['help', 'faq'], limit: 10, ...more })
    return [outcome, ...hits.map(({ refId }) => refId)]
  })
const countOf = async (term: string) =>
  (await gateway.db.selectFrom('searchTerm').select('docs').where('term', '=', term).executeTakeFirst())?.docs ?? 0

describe('finding', () => {
  beforeAll(async () => {
    await put(doc('H1', '缸套水温异常怎么处理', { text: '先看缸套水温，再看水泵。' }))
    await put(doc('H2', '缸套更换周期', { summary: '多久换一次缸套', keywords: ['水温'] }))
    await put(doc('H3', '罚款怎么算', { companyCodes: ['1002'] }))
    await put(doc('H4', '给访客看的缸套说明', { visibility: 'public', category: 'c2' }))
    await put(doc('H5', '缸套活动', { from: '2026-12-01T00:00:00+08:00' }))
    await put(doc('H6', '缸套旧闻', { until: '2026-11-01T00:00:00+08:00' }))
  })

  test('the best comes first, its text can be asked for', async () => {
    expect((await ids('缸套水温异常')).slice(0, 2)).toEqual(['ANSWER', 'H1'])
    expect(await ids('缸套多久更换')).toEqual(expect.arrayContaining(['ANSWER', 'H2']))
    const texts = await inWork(gateway, (work) =>
      textsOf(work, [
        { kind: 'help', refId: 'H1' },
        { kind: 'faq', refId: 'H1' },
      ]),
    )
    expect(texts).toEqual(['先看缸套水温，再看水泵。', ''])
  })

  test.each([
    ['traditional characters and full width', '缸套水溫異常', 'H1'],
    ['punctuation', '缸套，水温——异常？', 'H1'],
  ])('%s', async (_what, text, id) => {
    expect((await ids(text))[1]).toBe(id)
  })

  test('a word of the trade finds what the texts call otherwise', async () => {
    expect(await ids('滞纳金', reader('1002'))).toEqual(expect.arrayContaining(['ANSWER', 'H3']))
  })

  test('what is of another company, of later, of earlier, or not for visitors is not found', async () => {
    expect(await ids('违约金')).not.toContain('H3')
    const found = await ids('缸套')
    expect(found).toEqual(expect.arrayContaining(['ANSWER', 'H1', 'H2', 'H4']))
    expect(found).not.toContain('H5')
    expect(found).not.toContain('H6')
    expect(await ids('缸套', visitor)).toEqual(['ANSWER', 'H4'])
    expect(await ids('缸套', reader('1001'), { at: '2026-12-02T00:00:00+08:00' })).toContain('H5')
    expect(await ids('缸套', reader('1001'), { category: 'c2' })).toEqual(['ANSWER', 'H4'])
    expect(await ids('缸套', reader('1001'), { kinds: ['faq'] })).toEqual(['NONE'])
  })

  test.each([
    ['nothing that is held', '量子纠缠'],
    ['stop words only', '请问怎么'],
    ['signs that a query language knows', `'); drop & | ! <-> :* \\`],
    ['nothing', ''],
  ])('%s', async (_what, text) => {
    expect(await ids(text)).toEqual(['NONE'])
  })

  test('little of a long question offers three titles at most', async () => {
    const [outcome, ...offered] = await ids('缸套水温和海洋平台叶片')
    expect(outcome).toBe('CHOICE')
    expect(offered.length).toBeLessThanOrEqual(3)
  })
})

describe('keeping up', () => {
  test('a new text takes the place of the old one, terms are counted', async () => {
    const before = await countOf('')
    await put(doc('K1', '皱纹钢筒'))
    expect([await countOf(''), await countOf('皱纹')]).toEqual([before + 1, 1])
    await put(doc('K1', '陶罐清洗'))
    expect([await countOf(''), await countOf('皱纹'), await countOf('陶罐')]).toEqual([before + 1, 0, 1])
    expect(await ids('皱纹钢筒')).not.toContain('K1')
    expect((await ids('陶罐清洗'))[1]).toBe('K1')
  })

  test('what is withdrawn is found no more, a second time does no harm', async () => {
    const before = await countOf('')
    await put(doc('K2', '蒸馏塔板'))
    for (let time = 0; time < 2; time += 1)
      await inWork(gateway, (work) => dropDocument(work, { kind: 'help', refId: 'K2' }))
    expect([await countOf(''), await countOf('蒸馏')]).toEqual([before, 0])
    expect(await ids('蒸馏塔板')).not.toContain('K2')
  })

  test('two that write at once count both', async () => {
    const before = await countOf('')
    await Promise.all([put(doc('K3', '双螺杆机组')), put(doc('K4', '螺杆双机组'))])
    expect([await countOf(''), await countOf('螺杆')]).toEqual([before + 2, 2])
  })

  test('a release with other rules reduces what is there again', async () => {
    await put(doc('K5', '滞纳金说明', { keywords: ['罚款'] }))
    await gateway.db
      .updateTable('searchDoc')
      .set({ rules: TOKEN_RULES - 1, titleWords: '滞纳金说明' })
      .where('refId', '=', 'K5')
      .execute()
    await gateway.passTime('2026-11-23T12:10:00+08:00')
    const row = await gateway.db
      .selectFrom('searchDoc')
      .select(['rules', 'titleWords', 'keyWords'])
      .where('refId', '=', 'K5')
      .executeTakeFirst()
    expect(row).toEqual({ rules: TOKEN_RULES, titleWords: '违约金 说明', keyWords: '违约金' })
  })
})
