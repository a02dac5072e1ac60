import { useState } from 'react'
import { IconButton, Row } from '@/ui'
import { Answer, type AnswerProps } from './Answer'
import type { Message } from './use-chat'

/** What stands together: a question, or the answers to one, in the order in which they were made. */
export function turnsOf(messages: readonly Message[]): (readonly Message[])[] {
  const turns: Message[][] = []
  for (const message of messages) {
    const last = turns.at(-1)
    if (message.replyTo !== null && last?.[0]?.replyTo === message.replyTo) last.push(message)
    else turns.push([message])
  }
  return turns
}

type Props = Omit<AnswerProps, 'message' | 'pager'> & { versions: readonly Message[] }

/** An answer with the versions before it (E 6.15): the newest is shown first. */
export function Versions({ versions, ...rest }: Props) {
  // Older ones may be loaded before them: the one that is shown stays.
  const [back, setBack] = useState(0)
  const at = versions.length - 1 - back
  const message = versions[at]
  if (message === undefined) return null
  const step = (to: number, icon: 'back' | 'right', label: string) => (
    <IconButton
      icon={icon}
      label={label}
      onTap={() => setBack(versions.length - 1 - Math.min(versions.length - 1, Math.max(0, to)))}
    />
  )
  return (
    <Answer
      {...rest}
      message={message}
      pager={
        versions.length > 1 && (
          <Row gap={4} className='fs-12 t3 num' role='status'>
            {step(at - 1, 'back', '上一个回答')}
            {at + 1}/{versions.length}
            {step(at + 1, 'right', '下一个回答')}
          </Row>
        )
      }
    />
  )
}
