import { useState } from 'react'
import { useToday } from '@/blocks'
import { todoIcon, type Todo } from '@/shared/todo'
import { Button, Card, Icon, Money, useSwipe } from '@/ui'
import { lineOf } from './todo-view'

export interface TodoRowProps {
  todo: Todo
  /** Absent: nothing to open. */
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
  return (
    <Card className={isDone ? 'td-card td-done' : 'td-card'}>
      <div className='td-row' {...(onIgnore && swipe)}>
        <Icon name={todoIcon(todo.type)} className='td-icon' />
        <div className='td-main'>
          <div className='td-head'>
            <span className='td-title'>{todo.title}</span>
            {todo.amount !== null && <Money value={todo.amount} size='xs' />}
          </div>
          {todo.summary !== '' && <div className='td-summary'>{todo.summary}</div>}
          <div className='td-foot'>
            <span className={line?.late ? 'td-line td-late' : 'td-line'}>{line?.text}</span>
            {onIgnore && (
              <button
                type='button'
                className='td-more'
                aria-label='更多操作'
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                <Icon name='more' size={20} />
              </button>
            )}
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
          </div>
        </div>
      </div>
    </Card>
  )
}
