import { COPY_LABEL } from '@domain/assistant/slots'
import type { OwnData } from '../../personal-data'
import { openText } from '../../secret'
import { listed, moment } from '../../sheet/table'
import { openBody } from './body'
import { conversationsForCopy, questionsOf } from './repo'

/* What a user and the assistant said to each other, for the user's copy (PIPL art. 45). Answers are labelled as generated, in words and in the file (rest 3-2). */

const said: OwnData = async (work, { userId }) => ({
  isGenerated: true,
  ...listed('智能助手消息', await questionsOf(work.db, userId), [
    ['户号', 14, ({ bp }) => bp],
    ['时间', 20, ({ createdAt }) => moment(createdAt)],
    ['来自', 20, ({ role }) => (role === 'question' ? '本人' : `助手${COPY_LABEL}`)],
    ['内容', 60, ({ bodyEnc }) => openBody(work, bodyEnc).text],
    ['反馈', 30, ({ feedbackEnc }) => (feedbackEnc === null ? '' : openText(work, feedbackEnc))],
  ]),
})

const named: OwnData = async (work, { userId }) =>
  listed('智能助手会话', await conversationsForCopy(work.db, userId), [
    ['户号', 14, ({ bp }) => bp],
    ['开始', 20, ({ createdAt }) => moment(createdAt)],
    ['标题', 40, ({ titleEnc }) => openText(work, titleEnc)],
  ])

export const assistantData = { chat_message: said, chat_conversation: named }
