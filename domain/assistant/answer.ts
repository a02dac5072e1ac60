/* What the two sides say of an answer of the assistant: its states, limits, marks. */

/** E 3.7: `pending` and `streaming` are answered right now, the others are over. A question is `asked`. */
export const answerStates = {
  pending: '思考中',
  streaming: '回答中',
  done: '已完成',
  stopped: '已停止',
  failed: '回答失败',
  blocked: '无法回答',
} as const
export type AnswerState = keyof typeof answerStates
export const RUNNING_STATES: readonly AnswerState[] = ['pending', 'streaming']

/** E-G-21. */
export const FEEDBACK_TAGS = ['答非所问', '内容有误', '数据不准', '不够详细', '其他'] as const
export type FeedbackTag = (typeof FEEDBACK_TAGS)[number]

/** E-G-02: code points of a question. */
export const MOST_QUESTION = 500
/** E-G-03: questions of a user in a day, emergencies not counted, and in a minute. */
export const DAY_QUOTA = 100
export const MINUTE_QUOTA = 10
/** E-G-22: conversations of a user at a customer, messages of a conversation, pinned ones. */
export const MOST_CONVERSATIONS = 200
export const MOST_MESSAGES = 200
export const MOST_PINNED = 5
/** E 3.7: ms after which an answer that is still under way has died with its process. */
export const ANSWER_LIFE = 180_000

/** Steps of an answer, said while it is made. */
export const stages = {
  understand: '正在理解问题',
  search: '正在查找资料',
  data: '正在查询您的数据',
  write: '正在组织回答',
} as const
export type Stage = keyof typeof stages

/** Characters of a title made from a question. */
const TITLE = 20

/** The first question, cut to a title. */
export function titleOf(question: string): string {
  const chars = Array.from(question.replace(/\s+/g, ' ').trim())
  return chars.length > TITLE ? `${chars.slice(0, TITLE).join('')}…` : chars.join('')
}

const PREVIEW = 40
export const previewOf = (answer: string): string =>
  Array.from(answer.replace(/\s+/g, ' ').trim()).slice(0, PREVIEW).join('')

/** Asked most often; every one is answered by the embedded planner. */
export const HOT_QUESTIONS = [
  '上月用了多少气',
  '上月气费为什么变了',
  '现在欠费多少',
  '怎么开发票',
  '最近有停气通知吗',
  '我的工单进度',
] as const

export const WELCOME =
  '您好，我是用气智能助手。可以问我用量、账单、欠费、气价、发票、停气、工单，也可以问怎么办理业务。'
