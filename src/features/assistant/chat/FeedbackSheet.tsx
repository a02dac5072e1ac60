import { FEEDBACK_TAGS, type FeedbackTag } from '@domain/assistant/answer'
import { useAct } from '@/blocks'
import { call } from '@/request'
import { ActionSheet, alert, prompt, toast } from '@/ui'
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

const COMPLAIN = 'complain'
const MOST_TEXT = 200

/** A wrong answer becomes a ticket, once; again: its number (E-G-19). */
export const useComplaint = () =>
  useAct('answer POST /complaint', {
    more: async () => {
      const text = await prompt({
        title: '人工核实',
        label: '哪里不对',
        content: '客服会收到问题、回答和您的说明。',
        maxLength: MOST_TEXT,
      })
      return text === null ? null : { text: text.trim() }
    },
    done: ({ complaintNo }) => void alert(`已登记工单 ${complaintNo}，处理结果会通知您`),
  })

interface FeedbackSheetProps {
  messageId: string
  onComplain: (messageId: string) => void
  mark: Mark
  onClose: () => void
}

/** What was wrong with an answer: a reason is needed (E4011). */
export function FeedbackSheet({ messageId, onComplain, mark, onClose }: FeedbackSheetProps) {
  return (
    <ActionSheet
      open
      title='哪里不对'
      items={[...FEEDBACK_TAGS.map((tag) => ({ key: tag, text: tag })), { key: COMPLAIN, text: '请人工核实' }]}
      onChoose={(tag) => {
        onClose()
        if (tag === COMPLAIN) onComplain(messageId)
        else void sendFeedback(mark, messageId, 'down', [tag as FeedbackTag])
      }}
      onClose={onClose}
    />
  )
}
