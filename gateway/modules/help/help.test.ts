import { nextRequestNo } from '../../../test/gateway/case-kit'
import { contentGateway, jobOf } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { flushQuestions, noteQuestion } from '../search/service'
import { flushViews } from './entries'

let gateway: TestGateway
let ceramics: Caller
let colleague: Caller
let staff: Caller
beforeAll(async () => {
  gateway = await contentGateway()
  ceramics = await gateway.as('13800000001')
  colleague = await gateway.as('13800000002')
  staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
})
afterAll(() => gateway.close())

const BILL = 'H02000001'
const entry = (more: object = {}) => ({
  requestNo: nextRequestNo(),
  categoryId: 'HC02',
  title: '缸体编号怎么查',
  summary: '在铭牌上',
  text: '## 位置\n\n- 铭牌\n- 合格证',
  keywords: ['铭牌', '铭牌', ' '],
  status: 'PUBLISHED' as const,
  ...more,
})

describe('reading', () => {
  test('categories with what is in them, frequent questions, a category page by page', async () => {
    const { list } = await ceramics.ok('answer GET /help/categories', {})
    expect(list.map(({ name }) => name)).toEqual([
      ...['账号与绑定', '气费与账单', '充值与写卡', '发票', '气量套餐', '气量预测', '安全用气', '工程报装'],
    ])
    expect(list.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(40)
    const hot = await ceramics.ok('answer GET /help/hot', {})
    expect(hot.list).toHaveLength(8)
    expect(hot.list[0]?.articleId).toBe(BILL)
    expect((await ceramics.ok('answer GET /help/hot', { limit: 2 })).list).toHaveLength(2)
    const page = await ceramics.ok('answer GET /help/articles', { categoryId: 'HC04', pageNum: 1, pageSize: 3 })
    expect([page.list.length, page.total]).toEqual([3, 4])
    expect((await ceramics.ok('answer GET /help/articles', { categoryId: 'NONE' })).total).toBe(0)
    expect((await ceramics.ok('answer GET /help/articles', {})).total).toBeGreaterThanOrEqual(40)
  })

  test('an entry with its neighbours; a user counts once a day (HC-01)', async () => {
    // A process counts a user once however many gateways of tests it has: this one reads nothing else.
    const reader = gateway.asSession({ userId: 'reader', bp: '1000000001', isMaster: true, reviewStatus: '1' })
    const one = await reader.ok('answer GET /help/detail', { articleId: BILL })
    expect(one).toMatchObject({
      categoryName: '气费与账单',
      relatedRoute: '/pages/my-bill/list/list',
      myFeedback: null,
    })
    expect(one.related).toHaveLength(4)
    expect(one.related.map(({ articleId }) => articleId)).not.toContain(BILL)
    await reader.ok('answer GET /help/detail', { articleId: BILL })
    await flushViews(jobOf(gateway))
    const row = await gateway.db
      .selectFrom('helpArticle')
      .select('viewCount')
      .where('articleId', '=', BILL)
      .executeTakeFirst()
    expect(row?.viewCount).toBe(1)
    expect(await ceramics.call('answer GET /help/detail', { articleId: 'H99999999' })).toMatchObject({
      code: '44702',
      text: '该内容已下线',
    })
  })
})

describe('searching', () => {
  test('what answers, what may be meant, what is not there', async () => {
    const answered = await ceramics.ok('answer GET /help/search', { keyword: 'IC卡丢了怎么补办' })
    expect(answered).toMatchObject({ outcome: 'ANSWER' })
    expect(answered.list[0]).toMatchObject({ title: 'IC卡丢了怎么补办', categoryName: '充值与写卡', usefulRate: null })
    expect(answered.list[0]?.highlight.title).toEqual([[0, 9]])
    const none = await ceramics.ok('answer GET /help/search', { keyword: '量子纠缠蝴蝶' })
    expect(none).toMatchObject({ outcome: 'NONE', list: [], total: 0 })
    expect(await ceramics.call('answer GET /help/search', { keyword: '  ' })).toMatchObject({ code: '44701' })
    expect(await ceramics.call('answer GET /help/search', { keyword: '气'.repeat(31) })).toMatchObject({
      code: 'E1012',
    })
  })

  test.each([
    ['罚款怎么算', '欠费违约金怎么算'],
    ['打款好几天没到账', '电汇后多久到账，为什么没有核销'],
    ['换大表', '换大表（扩容）要多久'],
    ['報警器響了', '报警器响了怎么处理'],
    ['有臭味', '闻到燃气味怎么办'],
    ['抬头写错了', '发票抬头填错了怎么改'],
    ['员工登录', '怎么给员工开子账号'],
    ['店转让了', '企业改名或换法人怎么过户'],
    ['表走得太快', '燃气表坏了、走得快怎么办'],
    ['为啥俩价格', '为什么同一块表有两个单价'],
    ['胶管多长时间换', '燃气软管多久换一次'],
    ['报量忘了', '用气计划什么时候申报'],
  ])('%s: among the first three', async (keyword, title) => {
    const { list } = await ceramics.ok('answer GET /help/search', { keyword })
    expect(list.slice(0, 3).map((one) => one.title)).toContain(title)
  })

  test('suggestions with what a word is called in the texts', async () => {
    const { list, meanings } = await ceramics.ok('answer GET /help/suggest', { keyword: '罚款' })
    expect(list.map(({ title }) => title)).toContain('欠费违约金怎么算')
    expect(meanings).toEqual([{ word: '罚款', meaning: '违约金' }])
    expect((await ceramics.ok('answer GET /help/suggest', { keyword: '' })).list).toEqual([])
  })

  test('an entry of another company is neither found nor read', async () => {
    const title = '营业厅地址和上班时间'
    const own = (await ceramics.ok('answer GET /help/search', { keyword: title })).list[0]
    expect(own?.title).toBe(title)
    await gateway.db
      .updateTable('helpArticle')
      .set({ companyCodes: ['1002'] })
      .where('title', '=', title)
      .execute()
    expect(await ceramics.call('answer GET /help/detail', { articleId: own?.articleId ?? '' })).toMatchObject({
      code: '44702',
    })
    const after = await ceramics.ok('answer GET /help/search', { keyword: title })
    expect(after.list.map((one) => one.title)).not.toContain(title)
    await gateway.db
      .updateTable('helpArticle')
      .set({ companyCodes: ['1001'] })
      .where('title', '=', title)
      .execute()
  })
})

describe('feedback (HC-05)', () => {
  const say = (by: Caller, input: object) =>
    by.call('answer POST /help/feedback', { articleId: 'H04000001', useful: true, ...input })
  const counts = () =>
    gateway.db
      .selectFrom('helpArticle')
      .select(['usefulCount', 'uselessCount'])
      .where('articleId', '=', 'H04000001')
      .executeTakeFirst()

  test('one a user, changeable; no use needs a reason', async () => {
    expect(await say(ceramics, { useful: false })).toMatchObject({ code: '2901' })
    expect(await say(ceramics, { articleId: 'H99999999' })).toMatchObject({ code: '44702' })
    await say(ceramics, {})
    await say(ceramics, {})
    expect(await counts()).toEqual({ usefulCount: 1, uselessCount: 0 })
    const changed = await say(ceramics, { useful: false, reasons: ['OUTDATED'], comment: ' 步骤旧了 ' })
    expect(changed.data).toEqual({ useful: false, reasons: ['OUTDATED'], comment: '步骤旧了' })
    await say(colleague, { reasons: ['UNCLEAR'], comment: '不算' })
    expect(await counts()).toEqual({ usefulCount: 1, uselessCount: 1 })
    const { myFeedback } = await ceramics.ok('answer GET /help/detail', { articleId: 'H04000001' })
    expect(myFeedback).toEqual({ useful: false, reasons: ['OUTDATED'], comment: '步骤旧了' })
    const other = await colleague.ok('answer GET /help/detail', { articleId: 'H04000001' })
    expect(other.myFeedback).toEqual({ useful: true, reasons: [], comment: '' })
  })

  test('two at once count both', async () => {
    await Promise.all([
      say(ceramics, { articleId: 'H04000002' }),
      say(colleague, { articleId: 'H04000002', useful: false, reasons: ['MISSING'] }),
    ])
    const row = await gateway.db
      .selectFrom('helpArticle')
      .select(['usefulCount', 'uselessCount'])
      .where('articleId', '=', 'H04000002')
      .executeTakeFirst()
    expect(row).toEqual({ usefulCount: 1, uselessCount: 1 })
  })
})

describe('what was asked', () => {
  test('frequent words of a week, unanswered questions for editors, until they are settled', async () => {
    for (let time = 0; time < 3; time += 1) await ceramics.ok('answer GET /help/search', { keyword: '量子密钥分发' })
    // Words of one customer, or of one user with several customer numbers, are no words for all (HC-04).
    const by = (userId: string, bp: string) => ({ companyCode: '1001', userId, bp })
    for (const n of ['1', '2', '3', '4']) {
      noteQuestion(gateway, by(`u${n}`, '1000000002'), '客户内部的写卡项目', 'ANSWER')
      noteQuestion(gateway, by('u1', `b${n}`), '电话打给某某', 'CHOICE')
    }
    await ceramics.ok('answer GET /help/search', { keyword: '写卡失败' })
    noteQuestion(gateway, by('u2', 'b2'), '写卡失败', 'ANSWER')
    noteQuestion(gateway, by('u2', 'b2'), '火星 13800000001 移民', 'NONE')
    await flushQuestions(jobOf(gateway))
    expect((await ceramics.ok('answer GET /help/hotWords', {})).list).not.toContain('写卡失败')
    noteQuestion(gateway, by('u3', 'b3'), '写卡失败', 'ANSWER')
    await flushQuestions(jobOf(gateway))
    await flushQuestions(jobOf(gateway))
    const { list } = await ceramics.ok('answer GET /help/hotWords', {})
    expect(list).toHaveLength(8)
    expect(list).toContain('写卡失败')
    for (const own of ['客户内部的写卡项目', '电话打给某某']) expect(list).not.toContain(own)
    expect(list).not.toContain('量子密钥分发')
    const open = await staff.ok('btwob GET /help/questions', {})
    expect(open.list).toContainEqual({ text: '量子密钥分发', asked: 3, lastDay: gateway.clock.today() })
    expect(open.list.map(({ text }) => text)).toContain('火星 # 移民')
    await staff.ok('btwob POST /help/question/settle', { text: '量子密钥分发' })
    const after = await staff.ok('btwob GET /help/questions', {})
    expect(after.list.map(({ text }) => text)).not.toContain('量子密钥分发')
    expect(await staff.call('btwob POST /help/question/settle', { text: '量子密钥分发' })).toMatchObject({
      code: '2902',
    })
  })
})

describe('staff', () => {
  test('a draft is not found, a published entry at once, a withdrawn one no more', async () => {
    const draft = await staff.ok('btwob POST /help/save', entry({ status: 'DRAFT' }))
    const { articleId } = draft
    expect(draft).toMatchObject({ editable: true, keywords: ['铭牌'], text: '## 位置\n\n- 铭牌\n- 合格证' })
    const found = async () => {
      const { list } = await ceramics.ok('answer GET /help/search', { keyword: '缸体编号' })
      return list.map((one) => one.articleId)
    }
    expect(await found()).not.toContain(articleId)
    await staff.ok('btwob POST /help/save', entry({ articleId }))
    expect(await found()).toContain(articleId)
    await ceramics.ok('answer POST /help/feedback', {
      articleId,
      useful: false,
      reasons: ['UNCLEAR'],
      comment: '看不明白',
    })
    const seen = await staff.ok('btwob GET /help/detail', { articleId })
    expect(seen.complaints).toEqual([{ at: gateway.clock.iso(), reasons: ['UNCLEAR'], comment: '看不明白' }])
    await staff.ok('btwob POST /help/save', entry({ articleId, status: 'OFFLINE' }))
    expect(await found()).not.toContain(articleId)
    expect(await ceramics.call('answer GET /help/detail', { articleId })).toMatchObject({ code: '44702' })
    const offline = await staff.ok('btwob GET /help/list', { status: 'OFFLINE' })
    expect(offline.list.map((one) => one.articleId)).toEqual([articleId])
  })

  test.each([
    ['no such category', { categoryId: 'NONE' }],
    ['an address outside of the app', { relatedRoute: 'https://example.com' }],
    ['a title of blanks', { title: '   ' }],
    ['a text of blanks', { text: '   ' }],
  ])('refuses %s', async (_what, more) => {
    expect(await staff.call('btwob POST /help/save', entry(more))).toMatchObject({ code: '2901' })
  })

  test('a shared entry is read, not changed; one of another company is not there', async () => {
    expect(await staff.ok('btwob GET /help/detail', { articleId: BILL })).toMatchObject({
      editable: false,
      complaints: [],
    })
    expect(await staff.call('btwob POST /help/save', entry({ articleId: BILL }))).toMatchObject({ code: '2902' })
    const { articleId } = await staff.ok('btwob POST /help/save', entry({ title: '别家的' }))
    await gateway.db
      .updateTable('helpArticle')
      .set({ companyCodes: ['1002'] })
      .where('articleId', '=', articleId)
      .execute()
    expect(await staff.call('btwob GET /help/detail', { articleId })).toMatchObject({ code: '2902' })
    expect(await staff.call('btwob POST /help/save', entry({ articleId }))).toMatchObject({ code: '2902' })
  })
})
