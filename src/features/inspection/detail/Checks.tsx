import { useState } from 'react'
import { Thumbs } from '@/blocks'
import { Card, Ends, Icon, Item, Row, Switch, Tag } from '@/ui'
import type { Report } from '../hazard-text'

type Check = Report['items'][number]

interface Props {
  items: readonly Check[]
  onShow: (first: string, pictures: readonly string[]) => void
}

/** 检查项目 by group: those with a failed item open, the rest folded. */
export function Checks({ items, onShow }: Props) {
  const [failedOnly, setFailedOnly] = useState(false)
  const failed = items.filter(({ result }) => result === 'FAIL')
  const groups = [...new Set(items.map(({ group }) => group))]
  const shown = failedOnly ? groups.filter((name) => failed.some(({ group }) => group === name)) : groups
  return (
    <Card>
      <Ends>
        <h2 className='fs-16 fw-b'>检查项目</h2>
        {failed.length > 0 && (
          <Row gap={8} className='fs-13 t2'>
            仅看不合格
            <Switch checked={failedOnly} label='仅看不合格' onChange={setFailedOnly} />
          </Row>
        )}
      </Ends>
      {shown.map((name) => (
        <Group
          key={name}
          name={name}
          items={items.filter(({ group, result }) => group === name && (!failedOnly || result === 'FAIL'))}
          onShow={onShow}
        />
      ))}
    </Card>
  )
}

function Group({ name, items, onShow }: Props & { name: string }) {
  const bad = items.filter(({ result }) => result === 'FAIL').length
  const good = items.filter(({ result }) => result === 'OK').length
  const [isOpen, setOpen] = useState(bad > 0)
  return (
    <>
      <Item onTap={() => setOpen(!isOpen)} open={isOpen}>
        <Ends>
          <span className='fs-15 fw-m'>{name}</span>
          <Row gap={8}>
            {bad > 0 ? <Tag tone='danger'>{bad}项不合格</Tag> : <Tag tone='success'>{good}项合格</Tag>}
            <Icon name={isOpen ? 'up' : 'down'} size={16} />
          </Row>
        </Ends>
      </Item>
      {isOpen && items.map((one) => <CheckRow key={one.itemCode} item={one} onShow={onShow} />)}
    </>
  )
}

const looks = {
  OK: ['ok', 'c-success', '合格'],
  FAIL: ['fail', 'c-danger', '不合格'],
  NA: ['minus', 't3', '不适用'],
} as const

function CheckRow({ item: { result, text, note, photos }, onShow }: { item: Check; onShow: Props['onShow'] }) {
  const [icon, tone, label] = looks[result]
  return (
    <div className={result === 'FAIL' ? 'sunken mb8' : 'mb8'}>
      <Row gap={8} align='top'>
        <span className={tone} role='img' aria-label={label}>
          <Icon name={icon} size={16} />
        </span>
        <span className={`fs-14 grow break ${result === 'FAIL' ? 'fw-m' : 't2'}`}>{text}</span>
      </Row>
      {note !== '' && <div className='fs-13 t2 mt4 break'>{note}</div>}
      <Thumbs className='mt8' label={`${text}照片`} pictures={photos} onShow={onShow} />
    </div>
  )
}
