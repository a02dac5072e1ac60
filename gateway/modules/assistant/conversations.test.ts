import type { In } from '@contract'
import { streamed, type Said } from '../../../test/gateway/assistant-kit'
import { requestNo } from '../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { livesOf } from './live'

let gateway: TestGateway
let plant: Caller

beforeAll(async () => {
  gateway = await testGateway()
  plant = await gateway.as('13800000001')
})
afterAll(() => gateway.close())
beforeEach(() => gateway.db.deleteFrom('chatMessage').execute())

const ask = (question: string, more: Partial<In<'gpt POST /chat/stream'>> = {}): Promise<Said> =>
  streamed(gateway, plant, { question, ...more })
const send = (question: string) => plant.call('gpt POST /chat/send', { requestNo: requestNo(), question })

describe('answers', () => {
  it('poll gives the rest from an offset, without a doubled character', async () => {
    const { meta, text } = await ask('账户余额')
    const { delta, offset, done, message } = await plant.ok('gpt GET /chat/poll', {
      messageId: meta.messageId,
      offset: 4,
    })
    expect([text.slice(0, 4) + delta, offset, done]).toEqual([text, text.length, true])
    expect(message).toMatchObject({ status: 'done', content: text })
  })

  it('stop keeps the text; what is over stays as it is', async () => {
    const { meta, text } = await ask('账户余额')
    expect(await plant.ok('gpt POST /chat/stop', { messageId: meta.messageId })).toEqual({
      status: 'done',
      content: text,
    })
    await gateway.db
      .updateTable('chatMessage')
      .set({ state: 'streaming' })
      .where('messageId', '=', meta.messageId)
      .execute()
    expect(await plant.ok('gpt POST /chat/stop', { messageId: meta.messageId })).toEqual({
      status: 'stopped',
      content: text,
    })
  })

  it('E4011: a bad mark names a reason; a mark may be changed and taken back', async () => {
    const { meta } = await ask('账户余额')
    const mark = (feedback: 'up' | 'down' | null, tags?: In<'gpt POST /chat/feedback'>['tags']) =>
      plant.call('gpt POST /chat/feedback', {
        messageId: meta.messageId,
        feedback,
        ...(tags && { tags, text: '数不对' }),
      })
    expect(await mark('down')).toMatchObject({ code: 'E4011' })
    expect(await mark('down', ['数据不准'])).toMatchObject({ ok: true })
    expect(await mark('up')).toMatchObject({ ok: true })
    expect(await mark(null)).toMatchObject({ ok: true })
    const { list } = await plant.ok('gpt GET /conversation/messages', { conversationId: meta.conversationId })
    expect(list.map(({ feedback }) => feedback)).toEqual([null, null])
  })

  it('a conversation that is deleted while it answers is stopped and gone', async () => {
    const { data } = await send('上月用了多少气')
    const { conversationId, messageId } = data as { conversationId: string; messageId: string }
    expect(await plant.ok('gpt POST /conversation/delete', { conversationIds: [conversationId] })).toEqual({
      deleted: 1,
    })
    expect(await plant.call('gpt GET /conversation/messages', { conversationId })).toMatchObject({ code: 'E4001' })
    while (livesOf({ ports: gateway.gateway.work.ports }).has(messageId))
      await new Promise((next) => setTimeout(next, 5))
    expect(await plant.call('gpt GET /chat/poll', { messageId, offset: 0 })).toMatchObject({ code: 'E4001' })
  })
})

describe('conversations', () => {
  it('are renamed, pinned and listed with pinned ones first', async () => {
    const { meta } = await ask('账户余额')
    const { conversationId } = meta
    expect(await plant.call('gpt POST /conversation/rename', { conversationId, title: '  ' })).toMatchObject({
      code: 'E4008',
    })
    await plant.ok('gpt POST /conversation/rename', { conversationId, title: '余额' })
    await plant.ok('gpt POST /conversation/pin', { conversationId, pinned: true })
    const { list } = await plant.ok('gpt GET /conversation/list', {})
    expect(list[0]).toMatchObject({ conversationId, title: '余额', pinned: true, streaming: false })
    await plant.ok('gpt POST /conversation/pin', { conversationId, pinned: false })
  })

  it('E4009: at most five are pinned', async () => {
    const answers = []
    for (let at = 0; at < 6; at += 1) {
      const { meta } = await ask('你好')
      answers.push(
        await plant.call('gpt POST /conversation/pin', { conversationId: meta.conversationId, pinned: true }),
      )
    }
    expect(answers.at(-1)).toMatchObject({ code: 'E4009' })
  })

  it('are found by a word of their title or last answer, in whatever case', async () => {
    const { meta } = await ask('账户余额')
    const { conversationId } = meta
    await plant.ok('gpt POST /conversation/rename', { conversationId, title: 'IC卡挂失' })
    const found = async (keyword: string, pageNum = 1) =>
      plant.ok('gpt GET /conversation/list', { keyword, pageNum, pageSize: 1 })
    expect(await found(' ic卡 ')).toMatchObject({ list: [{ conversationId, title: 'IC卡挂失' }], total: 1 })
    expect((await found('ic卡', 2)).list).toEqual([])
    expect(await found('没有这个词')).toMatchObject({ list: [], total: 0 })
  })

  it('are read in pages upwards', async () => {
    const { meta } = await ask('账户余额')
    await ask('气价多少', { conversationId: meta.conversationId })
    const last = await plant.ok('gpt GET /conversation/messages', { conversationId: meta.conversationId, pageSize: 2 })
    expect([last.list.map(({ seq }) => seq), last.hasMore]).toEqual([[3, 4], true])
    const first = await plant.ok('gpt GET /conversation/messages', {
      conversationId: meta.conversationId,
      pageSize: 2,
      beforeSeq: 3,
    })
    expect([first.list.map(({ seq }) => seq), first.hasMore]).toEqual([[1, 2], false])
  })
})
