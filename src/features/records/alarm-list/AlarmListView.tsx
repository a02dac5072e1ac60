import { useState } from 'react'
import type { Out, Row as RowOf } from '@contract'
import { liveStates } from '@domain/statuses/alarm-live'
import { alarmKinds, deviceUses } from '@domain/statuses/gas-device'
import { siteStatus } from '@domain/statuses/usage-site'
import { choice, ListPage, useFilters, useLink, useLinks, useMay } from '@/blocks'
import { usePaged, useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { BottomBar, Card, Ends, Item, NoticeBar, Status } from '@/ui'
import { useDeviceFilters } from '../device-filters'
import { termNames, toneOf } from '../record-text'

type Page = Out<'default GET /crmgas/record/alarm/list'>
type Alarm = RowOf<'default GET /crmgas/record/alarm/list'>

/** ms between two polls of alarms (D 6.6). */
const LOOK = 30_000
const KIND = choice(
  'kind',
  { label: '类型', all: '全部类型' },
  (Object.keys(alarmKinds) as (keyof typeof alarmKinds)[]).map((key) => ({ key, text: alarmKinds[key].label })),
)

/** 燃气报警器 (D 6.6): what reports gas or a fault first, then all of them with their ends. */
export function AlarmListView(_params: PageParams<'/pages/record/burglar-alarm/list'>) {
  const [seen, setSeen] = useState<Page>()
  const filters = useFilters([...useDeviceFilters(seen?.counts), KIND])
  const list = usePaged('default GET /crmgas/record/alarm/list', filters.input, { keepPrevious: true, refresh: 'show' })
  if (list.first && list.first !== seen) setSeen(list.first)
  const hasDevice = list.first?.live !== undefined && sum(list.first.live) > 0
  const now = useRead(
    'default GET /crmgas/record/alarm/list',
    { pageSize: 1 },
    {
      handles: 'all',
      every: () => hasDevice && LOOK,
    },
  )
  const live = now.data ?? list.first
  const add = useLink('/pages/record/burglar-alarm/detail', { mode: 'add' })
  const may = useMay('model:RECORD_MANAGE')
  return (
    <ListPage
      spaced
      list={list}
      filters={filters}
      head={live && <Live of={live} />}
      keyOf={({ alarmId }) => alarmId}
      empty='暂无报警器'
      item={(row) => <AlarmRow of={row} />}
      footer={may && add ? <BottomBar primary={{ text: '登记报警器', onTap: add }} /> : undefined}
    />
  )
}

const sum = ({ alarm, fault, offline, normal }: Page['live']): number => alarm + fault + offline + normal

function Live({ of: { live, alarming } }: { of: Pick<Page, 'live' | 'alarming'> }) {
  const links = useLinks()
  return (
    <>
      {alarming.map((one) => {
        const open = links.to('/pages/record/burglar-alarm/detail', { mode: 'view', alarmId: one.alarmId })
        const value = one.concentration === null ? '' : ` ${one.concentration}%LEL`
        return (
          <NoticeBar
            key={one.alarmId}
            tone={one.liveStatus === 'ALARM_LOW' ? 'warning' : 'danger'}
            {...(open && { action: '查看', onTap: open })}
          >
            {`${one.location} ${liveStates[one.liveStatus].label}${one.liveStatus === 'FAULT' ? '' : value}`}
          </NoticeBar>
        )
      })}
      {sum(live) > 0 && (
        <Card className='mb12'>
          <div className='fs-13 t2 num break' role='status'>
            联网 {sum(live)} 台 · 报警 {live.alarm} · 故障 {live.fault} · 离线 {live.offline} · 正常 {live.normal}
          </div>
        </Card>
      )}
    </>
  )
}

function AlarmRow({ of: row }: { of: Alarm }) {
  const { alarmId, nextEnd, validity, revision } = row
  const open = useLinks().to('/pages/record/burglar-alarm/detail', { mode: 'view', alarmId })
  const waits = revision?.reviewStatus === 'PENDING' ? ' · 修改内容待审核' : ''
  return (
    <Item onTap={open}>
      <Ends>
        <span className='fs-15 fw-m break'>{row.location}</span>
        <Status
          status={
            row.reviewStatus !== 'CONFIRMED'
              ? siteStatus[row.reviewStatus]
              : row.useStatus === 'IN_USE'
                ? liveStates[row.liveStatus]
                : deviceUses[row.useStatus]
          }
        />
      </Ends>
      <div className='fs-13 t2 num break'>
        {alarmKinds[row.kind].label}
        {row.concentration !== null && ` · ${row.concentration}%LEL`}
        {waits}
      </div>
      <div className='fs-12 num break'>
        <span className='t3'>{row.alarmNo} · </span>
        <span className={toneOf(validity)}>
          {termNames[nextEnd.term]}至 {nextEnd.due}
        </span>
        {row.isHazard && <span className='c-danger'> · 将在安检中判定为隐患</span>}
      </div>
    </Item>
  )
}
