import { formatFullMoment } from '@domain/date-format'
import { Sheet, Stack } from '@/ui'
import type { Message } from './message-model'

/** A message that leads to no page of this app: its whole text (E-X-14). */
export function MessageSheet({ message, onClose }: { message: Message; onClose: () => void }) {
  return (
    <Sheet open title={message.title} cancelText='关闭' onClose={onClose}>
      <Stack gap={8} className='gutter mb24'>
        <div className='fs-16 lh-read break'>{message.summary}</div>
        <div className='fs-13 t3 num'>{formatFullMoment(message.createdAt)}</div>
      </Stack>
    </Sheet>
  )
}
