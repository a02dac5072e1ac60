import { act } from 'react'
import { eventText } from '@domain/assistant/splitter'
import type { StreamRequest } from '@/platform/stream'
import { listOf, lost, settled, type Answers } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master } from '@/testing/people'

type Play = (request: StreamRequest) => Promise<{ kind: 'ended' | 'broken'; status: number }>
let play: Play
const asked: unknown[] = []
// The network of the host; what reads it is the product's own.
jest.mock('@/platform/stream', () => ({
  openStream: (request: StreamRequest) => {
    asked.push(JSON.parse(request.body))
    return play(request)
  },
}))

const CONFIG = 'gpt GET /chat/config'
const LIST = 'gpt GET /conversation/list'
const MESSAGES = 'gpt GET /conversation/messages'
const POLL = 'gpt GET /chat/poll'
const SUGGEST = 'answer GET /suggest'
const SOURCE = 'answer GET /source'
const NEWS = '/pages/news/news?articleId=A1'
const CHAT = '/subPagesB/pages/gpt'

const config = {
  welcome: '您好，我是用气智能助手。',
  hotQuestions: ['现在欠费多少'],
  quota: { asked: 3, max: 100 },
  label: '内容由AI生成，仅供参考',
  hotline: '0316-0000100',
  emergencyHotline: '0316-0000119',
}
const meta = { conversationId: 'C1', questionId: 'M1', messageId: 'M2', title: '上月用了多少气' }
const parts = {
  facts: [
    {
      id: 'f1',
      label: '用气量',
      text: '1,234.50 m³',
      period: '2026年10月',
      asOf: '2026-10-31',
      note: '',
      route: '/pages/need-dealt-with/need-dealt-with-list',
    },
  ],
  citations: [],
  actions: [{ text: '拨打客服电话', route: '', tel: '0316-0000100' }],
  suggestions: ['10月哪天用气最多'],
}
const answer = {
  messageId: 'M2',
  seq: 2,
  role: 'answer' as const,
  replyTo: 'M1',
  content: '2026年10月用气 1,234.50 m³。',
  status: 'done' as const,
  emergency: false,
  ...parts,
  feedback: null,
  createdAt: '2026-11-23T09:30:00+08:00',
}
const events = [
  eventText(1, 'meta', meta),
  eventText(2, 'status', { stage: 'data' }),
  eventText(3, 'delta', { text: '2026年10月用气 ' }),
  eventText(4, 'delta', { text: '1,234.50 m³。' }),
  eventText(5, 'parts', parts),
  eventText(6, 'done', { status: 'done', messageId: 'M2' }),
]
/** Delivers the events in pieces of seven bytes, cut inside of characters. */
const playing =
  (given: readonly string[], end: 'ended' | 'broken' = 'ended'): Play =>
  async ({ onBytes }) => {
    const bytes = Buffer.from(given.join(''))
    for (let at = 0; at < bytes.length; at += 7) onBytes(new Uint8Array(bytes.subarray(at, at + 7)))
    return { kind: end, status: 200 }
  }

const broken: Play = async () => ({ kind: 'broken', status: 0 })
const whole = ({ offset }: { offset: number }) => ({
  status: 'done' as const,
  delta: answer.content.slice(offset),
  offset: answer.content.length,
  done: true,
  message: answer,
})

let page: OpenPage
const open = async (answers: Answers = {}, params: object = {}) => {
  asked.length = 0
  page = await renderPage(CHAT, {
    as: master(),
    params,
    answers: { [CONFIG]: config, [SUGGEST]: { list: [] }, ...answers },
  })
  await settled()
}
const press = (...names: string[]) => page.press(...names)
const askFor = async (question: string) => {
  page.type(page.input('问题'), question)
  await settled()
  await press('发送')
}

describe('智能助手', () => {
  test('an answer comes piece by piece, with its figure, age, label and what to ask next', async () => {
    await open()
    play = playing(events)
    await askFor('上月用了多少气')
    for (const text of [
      '上月用了多少气',
      '2026年10月用气 1,234.50 m³。',
      '数据截至 2026-10-31',
      '内容由AI生成',
      '10月哪天用气最多',
    ])
      expect(page.text()).toContain(text)
    expect(asked).toMatchObject([{ question: '上月用了多少气' }])
  })

  test('a stream that breaks off goes on by poll, without a doubled or missing character', async () => {
    await open({ [POLL]: whole })
    play = playing(events.slice(0, 3), 'broken')
    await askFor('上月用了多少气')
    expect(page.sent(POLL)).toEqual([{ messageId: 'M2', offset: '2026年10月用气 '.length }])
    expect(page.text()).toContain('2026年10月用气 1,234.50 m³。')
  })

  test('without a network the question waits, and goes out as it was under the same number', async () => {
    await open()
    play = broken
    await askFor('上月用了多少气')
    expect(page.text()).toContain('“上月用了多少气”没有发出')
    play = playing(events)
    await press('重试')
    expect(asked[1]).toEqual(asked[0])
    play = broken
    await press('重新生成')
    expect(page.text()).toContain('没有重新生成')
    play = playing(events.map((event) => event.replace('"M2"', '"M4"')))
    await press('重试')
    expect(asked[2]).toMatchObject({ replyTo: 'M1', conversationId: 'C1' })
    expect(asked[3]).toEqual(asked[2])
    expect(page.text()).toContain('2/2')
  })

  test('an answer that the network took away is gone on with by a tap, or when the network is back; nothing is asked twice', async () => {
    await open({ [POLL]: lost })
    play = playing(events.slice(0, 3), 'broken')
    await askFor('上月用了多少气')
    expect(page.text()).toContain('回答还没有收完')
    await press('重试')
    expect(page.text()).toContain('回答还没有收完')
    page.answer({ [POLL]: whole })
    await act(async () => window.dispatchEvent(new Event('online')))
    await settled()
    expect(page.text()).toContain(answer.content)
    expect(page.text().split('上月用了多少气')).toHaveLength(3)
    expect(page.sent(POLL)).toEqual(Array(3).fill({ messageId: 'M2', offset: '2026年10月用气 '.length }))
    expect(asked).toHaveLength(1)
  })

  test('an answer that was under way when the page was left: without a network it can be gone on with', async () => {
    const cut = { ...answer, content: '2026年', status: 'streaming' as const, actions: [] }
    await open(
      { [MESSAGES]: { title: '用气', pinned: false, list: [cut], hasMore: false }, [POLL]: lost },
      { conversationId: 'C1' },
    )
    expect(page.text().split('2026年')).toHaveLength(2)
    page.answer({ [POLL]: whole })
    await press('重试')
    expect(page.text()).toContain(answer.content)
  })

  test('a full conversation offers a new one (E4006)', async () => {
    await open()
    play = playing([JSON.stringify({ code: 'E4006', msg: '本会话已达上限，请新建会话', data: null })])
    await askFor('上月用了多少气')
    expect(page.text()).toContain('本会话已达上限，请新建会话')
    page.tap(page.find(part.dialogConfirm))
    await settled()
    expect(page.went).toEqual([`redirectTo ${CHAT}`])
  })

  test.each([
    ['新建会话', `redirectTo ${CHAT}`],
    ['提交工单', 'navigateTo /subPages/customer-service/add'],
    ['联系客户经理', 'navigateTo /subPages/butler'],
  ])('更多 offers %s (E 6.15)', async (way, address) => {
    await open()
    await press('更多')
    expect(page.names()).toContain('拨打客服电话 0316-0000100')
    await press(way)
    expect(page.went).toEqual([address])
  })

  test('the question of the address is asked at once, once: loaded again, the page shows the conversation', async () => {
    play = playing(events)
    await open({}, { q: '上月用了多少气' })
    expect(asked).toHaveLength(1)
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({ conversationId: 'C1' })
  })

  test('the open conversation is renamed and deleted (E 6.15)', async () => {
    await open({ 'gpt POST /conversation/rename': true, 'gpt POST /conversation/delete': { deleted: 1 } })
    await press('更多')
    expect(page.names()).not.toContain('重命名')
    await press('取消')
    play = playing(events)
    await askFor('上月用了多少气')
    await press('更多', '重命名')
    page.type(page.input('标题'), '十月用气')
    page.tap(page.find(part.dialogConfirm))
    await settled()
    expect(page.sent('gpt POST /conversation/rename')).toEqual([{ conversationId: 'C1', title: '十月用气' }])
    expect(page.text()).toContain('十月用气')
    await press('更多', '删除')
    page.agree()
    await settled()
    expect(page.sent('gpt POST /conversation/delete')).toEqual([{ conversationIds: ['C1'] }])
    expect(page.went).toEqual(['navigateBack 1'])
  })

  test('what comes is followed at the end of the page only; elsewhere the way there is offered (E 6.15)', async () => {
    // px: 1000 of content, of which 400 are scrolled away above; the bar lies 600 below the upper edge.
    let top = -400
    const rects = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [at, height] = this.id.endsWith('-bar') ? [600, 60] : [top, 1000]
      return { left: 0, top: at, width: 360, height } as DOMRect
    })
    await open()
    play = playing(events)
    await askFor('上月用了多少气')
    expect(page.names()).not.toContain('回到底部')
    top = -300
    await press('重新生成')
    await press('回到底部')
    expect(page.names()).not.toContain('回到底部')
    rects.mockRestore()
  })

  test('a kept conversation is shown; a bad mark asks what was wrong', async () => {
    const question = {
      ...answer,
      messageId: 'M1',
      seq: 1,
      role: 'question' as const,
      replyTo: null,
      content: '上月用了多少气',
      status: null,
      facts: [],
      actions: [],
      suggestions: [],
    }
    await open(
      {
        [MESSAGES]: { title: '用气', pinned: false, list: [question, answer], hasMore: false },
        'gpt POST /chat/feedback': true,
      },
      { conversationId: 'C1' },
    )
    await press('反馈有误')
    await press('数据不准')
    expect(page.sent('gpt POST /chat/feedback')).toEqual([{ messageId: 'M2', feedback: 'down', tags: ['数据不准'] }])
  })

  test('answers to one question stand together, the newest first, and the others are a step away (E 6.15)', async () => {
    const again = { ...answer, messageId: 'M3', seq: 3, content: '10月共用气 1,234.50 m³。' }
    await open(
      { [MESSAGES]: { title: '用气', pinned: false, list: [answer, again], hasMore: false } },
      { conversationId: 'C1' },
    )
    expect(page.text()).toContain('10月共用气')
    expect(page.text()).toContain('2/2')
    await press('上一个回答')
    expect(page.text()).toContain('2026年10月用气 1,234.50 m³。')
    expect(page.text()).not.toContain('10月共用气')
    play = playing(events.map((event) => event.replace('"M2"', '"M4"')))
    await press('重新生成')
    expect(asked).toMatchObject([{ replyTo: 'M1', conversationId: 'C1' }])
    expect(page.text()).toContain('3/3')
  })

  test('older answers that are loaded later do not take the place of the one that is shown', async () => {
    const again = { ...answer, messageId: 'M3', seq: 3, content: '10月共用气 1,234.50 m³。' }
    await open({ [MESSAGES]: { title: '用气', pinned: false, list: [again], hasMore: true } }, { conversationId: 'C1' })
    page.answer({ [MESSAGES]: { title: '用气', pinned: false, list: [answer], hasMore: false } })
    await press('查看更早的消息')
    expect(page.text()).toContain('10月共用气')
    expect(page.text()).toContain('2/2')
  })

  test('a source is opened as long as it can be read', async () => {
    const cited = { ...answer, citations: [{ index: 1, title: 'IC卡挂失', route: NEWS, updatedAt: '' }] }
    const source = { ...cited.citations[0], state: 'available' as const }
    await open(
      { [MESSAGES]: { title: '用气', pinned: false, list: [cited], hasMore: false }, [SOURCE]: source as never },
      { conversationId: 'C1' },
    )
    await press('[1] IC卡挂失')
    expect(page.sent(SOURCE)).toEqual([{ messageId: 'M2', index: 1 }])
    expect(page.went).toEqual([`navigateTo ${NEWS}`])
    page.answer({ [SOURCE]: { ...source, state: 'offline' } as never })
    await press('[1] IC卡挂失')
    expect(page.text()).toContain('来源已下线')
    expect(page.went).toHaveLength(1)
  })

  test('a wrong answer becomes a ticket', async () => {
    await open(
      {
        [MESSAGES]: { title: '用气', pinned: false, list: [answer], hasMore: false },
        'answer POST /complaint': { complaintNo: 'GD1' },
      },
      { conversationId: 'C1' },
    )
    await press('反馈有误', '请人工核实')
    page.type(page.input('哪里不对'), '少了10月31日')
    page.tap(page.find(part.dialogConfirm))
    await settled()
    expect(page.sent('answer POST /complaint')).toEqual([{ messageId: 'M2', text: '少了10月31日' }])
    expect(page.text()).toContain('已登记工单 GD1')
  })

  test('questions are suggested while one is typed', async () => {
    await open({ [SUGGEST]: { list: ['上月用了多少气'] } })
    play = playing(events)
    page.type(page.input('问题'), '上月')
    await settled()
    await press('上月用了多少气')
    expect(asked).toMatchObject([{ question: '上月用了多少气' }])
    expect(page.input('问题').value).toBe('')
  })

  test('a conversation that cannot be read is tried again', async () => {
    await open({ [MESSAGES]: lost }, { conversationId: 'C1' })
    page.answer({ [MESSAGES]: { title: '用气', pinned: false, list: [answer], hasMore: false } })
    await press('加载失败，点击重试')
    expect(page.text()).toContain('1,234.50')
  })
})

describe('会话列表', () => {
  const row = {
    conversationId: 'C1',
    title: '上月用了多少气',
    preview: '2026年10月用气',
    lastAt: '2026-11-23T09:00:00+08:00',
    pinned: false,
    messageCount: 2,
    streaming: false,
  }
  const list = async (answers: Answers = {}) => {
    page = await renderPage('/pages/gptList/gptList', {
      as: master(),
      answers: { [CONFIG]: config, [LIST]: listOf([row]), ...answers },
    })
    await settled()
  }

  test('conversations, what is often asked, what is left today', async () => {
    await list()
    for (const text of ['上月用了多少气', '今日还可提问 97 次', '现在欠费多少', '新建会话'])
      expect(page.text()).toContain(text)
  })

  test('conversations stand under their days (E 6.14)', async () => {
    const of = (conversationId: string, lastAt: string, pinned = false) => ({
      ...row,
      conversationId,
      title: conversationId,
      preview: '',
      lastAt: `${lastAt}T09:00:00+08:00`,
      pinned,
    })
    const days = ['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-17', '2026-11-16', '2026-10-25', '2026-10-24']
    await list({ [LIST]: listOf([of('C0', '2026-01-05', true), ...days.map((day, at) => of(`C${at + 1}`, day))]) })
    const shown = page.text().match(/置顶|今天|昨天|近7天|近30天|更早|C\d/g)
    expect(shown).toEqual([
      '置顶',
      'C0',
      '今天',
      'C1',
      '昨天',
      'C2',
      '近7天',
      'C3',
      'C4',
      '近30天',
      'C5',
      'C6',
      '更早',
      'C7',
    ])
  })

  test('none yet', async () => {
    await list({ [LIST]: listOf([]) })
    expect(page.text()).toContain('还没有会话')
  })

  test('a search, and what it does not find', async () => {
    jest.useFakeTimers()
    await list({ [LIST]: (input) => listOf(input.keyword === '发票' ? [] : [row]) })
    page.type(page.input('搜索会话'), ' 发票 ')
    await act(() => jest.advanceTimersByTimeAsync(400))
    await act(() => jest.advanceTimersByTimeAsync(100))
    jest.useRealTimers()
    expect(page.sent(LIST).at(-1)).toMatchObject({ keyword: '发票' })
    expect(page.text()).toContain('没有找到相关会话')
  })

  test('a conversation is pinned', async () => {
    await list({ 'gpt POST /conversation/pin': true })
    await press('更多操作 上月用了多少气')
    await press('置顶')
    expect(page.sent('gpt POST /conversation/pin')).toEqual([{ conversationId: 'C1', pinned: true }])
  })

  test('several are deleted together, but not one that is being answered', async () => {
    const busy = { ...row, conversationId: 'C3', title: '缴费方式', streaming: true }
    await list({
      [LIST]: listOf([row, { ...row, conversationId: 'C2', title: '欠费多少' }, busy]),
      'gpt POST /conversation/delete': { deleted: 2 },
    })
    await press('管理')
    expect(page.button('删除').disabled).toBe(true)
    page.tap(page.button('全选'))
    await settled()
    await press('删除 2')
    page.agree()
    await settled()
    expect(page.sent('gpt POST /conversation/delete')).toEqual([{ conversationIds: ['C1', 'C2'] }])
    expect(page.names()).toContain('管理')
  })

  test('a list that cannot be read is tried again', async () => {
    await list({ [LIST]: lost })
    page.answer({ [LIST]: listOf([row]) })
    await press('加载失败，点击重试')
    expect(page.text()).toContain('上月用了多少气')
  })
})
