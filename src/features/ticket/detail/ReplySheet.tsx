import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { photos } from '@/blocks/form/photos/photos'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import type { Ticket } from '../ticket-text'

interface Reply {
  content: string
  files: readonly Paper[]
}

const FIELDS: readonly FormField<Reply>[] = [
  {
    key: 'content',
    label: '补充内容',
    kind: 'textarea',
    required: '请填写内容',
    maxLength: 300,
    counter: true,
  },
  { key: 'files', label: '照片', kind: photos({ use: 'TICKET', most: 3 }) },
]

interface ReplySheetProps {
  of: Ticket
  onClose: () => void
  onDone: () => Promise<void>
}

/** 补充资料: words and up to three pictures (TK-16). */
export function ReplySheet({ of: { ticketId }, onClose, onDone }: ReplySheetProps) {
  const send = useFormAct('default POST /crmgas/serviceTicket/reply', {
    once: true,
    input: ({ content, files }: Reply) => ({
      ticketId,
      content: content.trim(),
      files: files.map(({ fileId }) => fileId),
    }),
    at: { '44852': 'files' },
    ok: '已补充',
    done: async () => {
      onClose()
      await onDone()
    },
    stale: onDone,
  })
  const values: Reply = { content: '', files: [] }
  return (
    <FormSheet
      name={`reply-${ticketId}`}
      title='补充说明'
      confirmText='提交'
      values={values}
      fields={FIELDS}
      {...send}
      onClose={onClose}
    />
  )
}
