import { useState } from 'react'
import { useLink, useToday } from '@/blocks'
import { lineOf, todoIcon, type Todo } from '@/shared/todo'
import { Button, Card, Icon, IconButton, Money, Row, useSwipe, Dated } from '@/ui'

export interface TodoRowProps {
  todo: Todo
  /** Absent: it has no page, or none for this user. */
  onOpen?: (() => void) | undefined
  /** Absent: may not be ignored (TD-03). */
  onIgnore?: () => void
}

/** One to-do. A swipe to the left shows 忽略, and so does the button 更多. */
export function TodoRow({ todo, onOpen, onIgnore }: TodoRowProps) {
  const [open, setOpen] = useState(false)
  const swipe = useSwipe((step) => setOpen(step === 1))
  const line = lineOf(todo, useToday())
  const isDone = todo.status !== '0'
  const ask = useLink('/pages/confirm-cusInfo/provider-hotline')
  return (
    <Card className={isDone ? 'td-card td-done' : 'td-card'}>
      <Row gap={12} align='top' {...(onIgnore && swipe)}>
        <Icon name={todoIcon(todo.type)} className={isDone ? 't3' : 'c-link'} />
        <div className='grow'>
          <Row gap={12} align='top' wrap className='fs-16 fw-b'>
            <span className={isDone ? 'grow break t3' : 'grow break'}>{todo.title}</span>
            {todo.amount !== null && <Money value={todo.amount} size='xs' />}
          </Row>
          {todo.summary !== '' && (
            <div className='fs-14 t3 break mt4'>
              <Dated text={todo.summary} />
            </div>
          )}
          {todo.lossText !== '' && <div className='fs-13 c-danger break mt4'>{todo.lossText}</div>}
          <Row wrap to='end' top={8}>
            <span className={line?.late ? 'grow fs-13 t3 num c-danger fw-m td-late' : 'grow fs-13 t3 num'}>
              {line?.text}
            </span>
            {onIgnore && <IconButton icon='more' label='更多操作' open={open} onTap={() => setOpen(!open)} />}
            {onIgnore && open && (
              <Button size='small' kind='plain' onTap={onIgnore}>
                忽略
              </Button>
            )}
            {onOpen && (
              <Button size='small' kind='outline' label={`去处理${todo.title}`} onTap={onOpen}>
                去处理
              </Button>
            )}
            {!isDone && !onOpen && ask && (
              <Button size='small' kind='outline' label={`联系办理：${todo.title}`} onTap={ask}>
                联系办理
              </Button>
            )}
          </Row>
          {!isDone && !onOpen && <div className='fs-12 t3 mt4'>暂不支持线上办理，请联系供气单位</div>}
        </div>
      </Row>
    </Card>
  )
}
