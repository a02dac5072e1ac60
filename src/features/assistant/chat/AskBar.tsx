import { useState } from 'react'
import { characters } from '@domain/text'
import { MOST_QUESTION } from '@domain/assistant/answer'
import { useSettled } from '@/blocks'
import { useRead } from '@/request'
import { Button, Chips, Field, IconButton, Row } from '@/ui'
import './chat.scss'

/** Characters from which the counter shows. */
const COUNTED_FROM = 400

/** ms of rest in typing before questions are suggested, and the longest text that they are suggested for. */
const PAUSE = 300
const SUGGESTED_UP_TO = 30

interface AskBarProps {
  id: string
  /** The end of the page is out of view. */
  onEnd: (() => void) | undefined
  busy: boolean
  onAsk: (question: string) => void
  onStop: () => void
}

/** The question's field; typing goes on while an answer comes, sending does not. */
export function AskBar({ id, onEnd, busy, onAsk, onStop }: AskBarProps) {
  const [text, setText] = useState('')
  const question = text.trim()
  const length = characters(question)
  const canAsk = question !== '' && length <= MOST_QUESTION
  const ask = () => {
    if (!canAsk) return
    setText('')
    onAsk(question)
  }
  return (
    <div className='as-bar' id={id}>
      {onEnd && (
        <Row to='centre'>
          <Button size='small' kind='text' onTap={onEnd}>
            回到底部
          </Button>
        </Row>
      )}
      {!busy && question !== '' && length <= SUGGESTED_UP_TO && (
        <Suggested
          text={question}
          onAsk={(chosen) => {
            setText('')
            onAsk(chosen)
          }}
        />
      )}
      <div className='as-pill'>
        <div className='grow'>
          <Field
            bare
            label='问题'
            placeholder='请输入您的问题'
            value={text}
            onChange={setText}
            maxLength={MOST_QUESTION}
          />
        </div>
        {busy ? (
          <IconButton className='as-send' icon='stop' label='停止回答' round onTap={onStop} />
        ) : (
          <IconButton
            className={canAsk ? 'as-send' : 'as-send as-send-off'}
            icon='send'
            label='发送'
            round
            onTap={ask}
          />
        )}
      </div>
      {length >= COUNTED_FROM && (
        <div className='fs-12 t3 num'>
          {length}/{MOST_QUESTION}
        </div>
      )}
    </div>
  )
}

/** Questions for what is typed, above the field; without an answer of the gateway there are none. */
function Suggested({ text, onAsk }: { text: string; onAsk: (question: string) => void }) {
  const q = useSettled<string | null>(text, PAUSE) ?? text
  const { data } = useRead('answer GET /suggest', { q }, { handles: 'all', keepPrevious: true })
  const list = data?.list ?? []
  if (list.length === 0) return null
  return <Chips label='您想问' items={list.map((one) => ({ key: one, label: one }))} active='' onChange={onAsk} inset />
}
