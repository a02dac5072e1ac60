import { FEEDBACK_TAGS, type FeedbackTag } from '@domain/assistant/answer'
import { call } from '@/request'
import { ActionSheet, toast } from '@/ui'
import type { Message } from './use-chat'

type Mark = (messageId: string, feedback: Message['feedback']) => void

/** 有用; a second tap takes a mark back (E-G-21). */
export async function sendFeedback(
  mark: Mark,
  messageId: string,
  feedback: Message['feedback'],
  tags: FeedbackTag[] = [],
) {
  await call('gpt POST /chat/feedback', { messageId, feedback, tags }, { loading: false })
  mark(messageId, feedback)
  toast(feedback === null ? '已取消' : '感谢您的反馈')
}

interface FeedbackSheetProps {
  messageId: string
  mark: Mark
  onClose: () => void
}

/** What was wrong with an answer: a reason is needed (E4011). */
export function FeedbackSheet({ messageId, mark, onClose }: FeedbackSheetProps) {
  return (
    <ActionSheet
      open
      title='哪里不对'
      items={FEEDBACK_TAGS.map((tag) => ({ key: tag, text: tag }))}
      onChoose={(tag) => {
        onClose()
        void sendFeedback(mark, messageId, 'down', [tag as FeedbackTag])
      }}
      onClose={onClose}
    />
  )
}
