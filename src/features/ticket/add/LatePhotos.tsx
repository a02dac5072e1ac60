import { useEffect, useRef, useState } from 'react'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { PhotoStrip } from '@/blocks/form/photos/PhotoStrip'
import type { PhotoQueue } from '@/blocks/form/photos/use-photos'
import { useWrite } from '@/request'
import { Button, Card } from '@/ui'

/** Photos of one reply (TK-16). */
const A_REPLY = 3
const noWait = () => () => undefined

interface Props {
  ticketId: string
  queue: PhotoQueue
  /** How many of them the ticket does not have yet. */
  onLeft: (count: number) => void
}

/** Photos that were still on their way when the ticket was filed: they follow as replies, three at a time, as soon as they have arrived. */
export function LatePhotos({ ticketId, queue, onLeft }: Props) {
  const [arrived, setArrived] = useState<readonly Paper[]>([])
  // Counted apart: a photo may arrive while the answer of a reply is put down, and none may follow twice.
  const followed = useRef(0)
  const [count, setCount] = useState(0)
  const { run, busy, error } = useWrite('default POST /crmgas/serviceTicket/reply', { once: true, handles: 'all' })
  const isMoving = queue.shots.some(({ state }) => state !== 'failed')
  const waiting = arrived.length - count
  const left = queue.shots.length + waiting
  const isSending = useRef(false)
  const send = async () => {
    const part = arrived.slice(followed.current, followed.current + A_REPLY)
    if (isSending.current || part.length === 0) return
    isSending.current = true
    try {
      await run({ ticketId, content: '补充照片', files: part.map(({ fileId }) => fileId) })
      followed.current += part.length
      setCount(followed.current)
    } finally {
      isSending.current = false
    }
  }
  const isReady = !busy && error === undefined && waiting > 0 && (!isMoving || waiting >= A_REPLY)
  useEffect(() => {
    if (isReady) void send().catch(() => undefined)
  })
  useEffect(() => onLeft(left), [left, onLeft])
  if (left === 0) return count === 0 ? null : <Card>{`另外 ${count} 张照片已补充到工单`}</Card>
  return (
    <Card>
      <PhotoStrip
        id='late'
        label='照片'
        hint='工单已提交；照片传完后自动补充到工单，请先不要离开'
        required={false}
        error={error?.message}
        disabled
        purpose='TICKET'
        most={queue.shots.length + arrived.length}
        queue={queue}
        sent={arrived}
        onSent={setArrived}
        hold={noWait}
      />
      {error !== undefined && (
        <Button kind='outline' block loading={busy} onTap={() => send().catch(() => undefined)}>
          重新补充照片
        </Button>
      )}
    </Card>
  )
}
