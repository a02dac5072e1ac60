import { MINUTE, DAY, toInstant } from '@domain/date'
import { previewOf, titleOf, WELCOME } from '@domain/assistant/answer'
import { emergencyText } from '@domain/assistant/emergency'
import { refusalTexts } from '@domain/assistant/guard'
import type { Work } from '../http/context'
import { newId } from '../http/ids'
import { sealBody } from '../modules/assistant/body'
import * as repo from '../modules/assistant/repo'
import { saveWording } from '../modules/search/service'
import { sealText } from '../secret'
import { demoId } from './people'

interface Story {
  question: string
  answer: string
  state: 'done' | 'blocked' | 'failed'
  emergency?: true
  /** What the grammar made of it. */
  intent: string
  daysAgo: number
  pinned?: true
}

const OWNER = { bp: '1000000001', companyCode: '1001' }

const NOTHING = '暂未找到相关内容。您可以换个说法，或联系人工服务。'

/** What was asked before (E 8); figures come from pages only, so none are in the history. */
const STORIES: readonly Story[] = [
  { question: '你能做什么', answer: WELCOME, state: 'done', intent: 'TALK_ABOUT', daysAgo: 12, pinned: true },
  {
    question: '厨房有燃气味',
    answer: emergencyText('0316-0000119'),
    state: 'done',
    emergency: true,
    intent: 'EMERGENCY',
    daysAgo: 6,
  },
  { question: '隔壁厂上月用了多少气', answer: refusalTexts.OTHERS, state: 'blocked', intent: 'OTHERS', daysAgo: 3 },
  {
    question: '蒸汽锅炉可以当茶炉用吗',
    answer: NOTHING,
    state: 'done',
    intent: 'NOT_FOUND',
    daysAgo: 2,
  },
  { question: '叉车能加天然气吗', answer: NOTHING, state: 'done', intent: 'NOT_FOUND', daysAgo: 2 },
  { question: '上月用了多少气', answer: '', state: 'failed', intent: '', daysAgo: 1 },
]

/** What customers of the first company call things. */
const WORDINGS = [
  { word: '调压箱', said: ['绿皮箱', '铁皮柜子'] },
  { word: '不锈钢波纹软管', said: ['蛇皮管', '包塑管'] },
]

/** Conversations of the factory's master. */
export async function seedAssistant(work: Work): Promise<void> {
  for (const one of WORDINGS)
    await saveWording(
      work,
      { companyCode: OWNER.companyCode, userId: 'demo' },
      { ...one, wordingId: undefined, status: 'on' },
    )
  const own = { ...OWNER, userId: demoId('app_user', '13800000001') }
  for (const story of STORIES) {
    const now = work.clock.now() - story.daysAgo * DAY
    const at = toInstant(now)
    const conversationId = `C${newId(now)}`
    const questionId = `M${newId(now)}`
    await repo.insertConversation(work.db, {
      ...own,
      conversationId,
      titleEnc: sealText(work, titleOf(story.question)),
      previewEnc: sealText(work, previewOf(story.answer)),
      messageCount: 2,
      lastAt: at,
      createdAt: at,
    })
    if (story.pinned) await repo.changeConversation(work.db, own, conversationId, { pinnedAt: at })
    const common = { ...own, conversationId, createdAt: at, emergency: story.emergency ?? false }
    await repo.insertMessage(work.db, {
      ...common,
      messageId: questionId,
      seq: 1,
      role: 'question',
      replyTo: null,
      bodyEnc: sealBody(work, { text: story.question }),
      state: null,
    })
    const messageId = `M${newId(now + MINUTE)}`
    const bodyEnc = sealBody(work, { text: story.answer })
    await repo.insertMessage(work.db, {
      ...common,
      messageId,
      seq: 2,
      role: 'answer',
      replyTo: questionId,
      bodyEnc,
      state: 'pending',
    })
    await repo.writeAnswer(work.db, own.bp, messageId, { bodyEnc, state: story.state, intent: story.intent })
  }
}
