import { useState } from 'react'
import type { Row } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { deskKindLabel, deskUrgency, timeLeft } from '@domain/desk-kinds'
import { useAct, usePreview } from '@/blocks'
import { serverNow } from '@/platform/time'
import { showFile } from '@/shared/file'
import { Button, Card, Ends, Icon, KeyValue, NoticeBar, Photo, Row as Line, SectionCard, Tag } from '@/ui'
import { Answer } from './Answer'
import { CustomerFacts } from './CustomerFacts'
import { KeyMark, useDeskKeys } from './keys'
import './desk.scss'

export type Task = Row<'btwob GET /review/list'>

interface Props {
  task: Task
  /** It was taken, put back or decided. */
  onDone: () => Promise<void>
  isWide?: boolean
}

/** One task: what the customer says, the files, the answer; the customer's facts at the side. */
export function CasePanel({ task, onDone, isWide = false }: Props) {
  const facts = task.facts.filter(({ value }) => value !== '')
  return (
    <div className={isWide ? 'dk-panel-wide' : ''}>
      <div>
        <Head task={task} onDone={onDone} />
        {facts.length > 0 && (
          <SectionCard title='客户说'>
            <KeyValue items={facts.map(({ label, value }, index) => [label, value, { key: String(index) }])} />
          </SectionCard>
        )}
        <Files files={task.files} />
        {task.decision === null && <Answer key={task.taskId} task={task} onDone={onDone} />}
      </div>
      {task.bp !== null && <CustomerFacts taskId={task.taskId} />}
    </div>
  )
}

function Head({ task, onDone }: Props) {
  const { taskId, bp, isClosed, isMine, takenBy } = task
  const act = useAct('btwob POST /review/take', {
    dialog: ['2203', '2210', '2212'],
    ok: isMine === '1' ? '已放回' : '已接单',
    done: () => void onDone(),
    stale: onDone,
  })
  const now = serverNow()
  const urgency = deskUrgency(task.dueAt, now)
  const canTake = task.decision === null && isMine === '0' && takenBy === null
  useDeskKeys(canTake ? { J: () => void act.run({ taskId, take: '1' }) } : {})
  return (
    <Card>
      <Line wrap gap={8}>
        <Tag tone='primary'>{deskKindLabel(task.bizType)}</Tag>
        <span className='fs-13 t3 num break'>
          {task.bizNo} · {formatFullMoment(task.createdAt)} 提交
        </span>
      </Line>
      <Ends className='mt8'>
        <h2 className='fs-20 fw-b break'>{task.title || task.bizNo}</h2>
        <span
          className={`fs-17 fw-b num nowrap ${urgency === 'LATE' ? 'c-danger' : urgency === 'SOON' ? 'c-warning' : 't3'}`}
        >
          {timeLeft(task.dueAt, now)}
        </span>
      </Ends>
      {isClosed && (
        <NoticeBar inset tone='danger' className='mt8'>
          {`户号 ${bp ?? ''} 已销户`}
        </NoticeBar>
      )}
      {task.decision === null && (
        <Line wrap gap={12} className='mt12'>
          {isMine === '1' ? (
            <Button kind='plain' size='small' loading={act.busy} onTap={() => act.run({ taskId, take: '0' })}>
              放回队列
            </Button>
          ) : (
            <Button
              size='small'
              disabled={takenBy !== null}
              loading={act.busy}
              onTap={() => act.run({ taskId, take: '1' })}
            >
              接单
              <KeyMark of='J' />
            </Button>
          )}
          {takenBy !== null && isMine === '0' && (
            <span className='fs-13 c-warning break'>{takenBy || '同事'}正在处理</span>
          )}
        </Line>
      )}
    </Card>
  )
}

/** Pictures as pictures; what is none, or cannot be shown, as a file to open. */
function Files({ files }: { files: Task['files'] }) {
  const { show, layer } = usePreview()
  const [others, setOthers] = useState<readonly string[]>([])
  const pictures = files.filter(({ url }) => !others.includes(url))
  if (files.length === 0) return null
  return (
    <SectionCard title='附件'>
      <div className='dk-photos'>
        {pictures.map(({ name, url }) => (
          <button
            key={url}
            type='button'
            className='dk-photo'
            aria-label={`查看${name}`}
            onClick={() =>
              show(
                url,
                pictures.map((one) => one.url),
              )
            }
          >
            <Photo className='dk-img' src={url} onFail={() => setOthers((before) => [...before, url])} />
          </button>
        ))}
      </div>
      {files
        .filter(({ url }) => others.includes(url))
        .map(({ name, url }) => (
          <Line key={url} gap={8} className='mt8'>
            <Icon name='pdf' size={20} />
            <Button kind='text' size='small' onTap={() => showFile(url, name)}>
              {name}
            </Button>
          </Line>
        ))}
      {layer}
    </SectionCard>
  )
}
