import { useState } from 'react'
import type { Out } from '@contract'
import { toMillis } from '@domain/date'
import { DetailPage, Shape } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { serverNow } from '@/platform/time'
import { useRead } from '@/request'
import { Ends, Item, Row, SectionCard, Tag } from '@/ui'
import { Named } from '../cells'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { typedOf } from '../moment'
import { AppSheet } from './AppSheet'
import '../desk.scss'

export type DeskApp = Out<'btwob GET /appItem/list'>['list'][number]

/** 应用中心 at the desk: which functions the company offers, and which it marks as new (D 8.6, AC-06). */
export const DeskAppsView = () => <DeskGate>{(close) => <Apps close={close} />}</DeskGate>

function Apps({ close }: { close: () => void }) {
  const [edited, setEdited] = useState<DeskApp | null>(null)
  const read = useRead('btwob GET /appItem/list', undefined, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  const table = tableOf({ label: '应用', columns: COLUMNS, onTap: setEdited })
  return (
    <DetailPage className='dk-list' spaced read={read} skeleton={<Shape heights={[480]} />}>
      {({ list }) => (
        <>
          <SectionCard flush title='应用' count={list.length}>
            {table?.(list, ({ appCode }) => appCode) ??
              list.map((app) => <AppRow key={app.appCode} app={app} onTap={() => setEdited(app)} />)}
          </SectionCard>
          {edited && <AppSheet app={edited} onClose={() => setEdited(null)} onDone={read.reload} />}
        </>
      )}
    </DetailPage>
  )
}

/** Until when it is marked as new; null once that is over. */
const newUntilOf = ({ newUntil }: DeskApp): string | null =>
  newUntil !== null && toMillis(newUntil) > serverNow() ? typedOf(newUntil) : null

const COLUMNS: readonly Column<DeskApp>[] = [
  { head: '应用', cell: ({ name }) => <Named title={name} /> },
  { head: '“新”标记至', width: 152, cell: (app) => newUntilOf(app) ?? '无' },
  {
    head: '状态',
    width: 84,
    cell: ({ online }) => (online ? <Tag tone='success'>已上线</Tag> : <Tag tone='warning'>已下线</Tag>),
  },
]

function AppRow({ app, onTap }: { app: DeskApp; onTap: () => void }) {
  const { name, online } = app
  const newUntil = newUntilOf(app)
  return (
    <Item className='dk-row' onTap={onTap}>
      <Ends>
        <span className='fs-15 fw-m break'>{name}</span>
        <Row gap={8}>
          {newUntil !== null && <Tag>新 至 {newUntil}</Tag>}
          {!online && <Tag tone='warning'>已下线</Tag>}
        </Row>
      </Ends>
    </Item>
  )
}
