import type { Out } from '@contract'
import { alarmKinds } from '@domain/statuses/gas-device'
import { DetailPage, PageFrame, Shape, Thumbs, useLinks, usePreview } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Cell, CellGroup, Empty, KeyValue, SectionCard } from '@/ui'
import { ReviewNotes } from '../ReviewNotes'
import { AlarmActs } from './AlarmActs'
import { AlarmForm } from './AlarmForm'
import { AlarmHistory } from './AlarmHistory'
import { LiveCard } from './LiveCard'
import { Terms } from './Terms'

export type Alarm = Out<'default GET /crmgas/record/alarm/detail'>

/** 报警器详情 (D 6.6): an alarm, its form, or the form of a new one. */
export function AlarmView({ alarmId, mode }: PageParams<'/pages/record/burglar-alarm/detail'>) {
  if (mode === 'add' && alarmId === undefined) return <AlarmForm />
  if (alarmId === undefined) return <PageFrame empty={<Empty text='链接无效' />} />
  return <OneAlarm alarmId={alarmId} mode={mode} />
}

function OneAlarm({
  alarmId,
  mode,
}: {
  alarmId: string
  mode: PageParams<'/pages/record/burglar-alarm/detail'>['mode']
}) {
  const options = { refresh: 'show', gone: ['2902'], freshFor: 0 } as const
  const read = useRead('default GET /crmgas/record/alarm/detail', { alarmId }, options)
  const { show, layer } = usePreview()
  if (mode === 'edit' && read.data?.actions.includes('EDIT')) return <AlarmForm of={read.data} />
  // D 6.6: the registration of the device that takes its place.
  if (mode === 'add' && read.data?.actions.includes('REPLACE')) return <AlarmForm before={read.data} />
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[180, 150, 320]} />}
      footer={(one) => <AlarmActs of={one} onChanged={read.reload} />}
    >
      {(one) => (
        <>
          <ReviewNotes of={one} />
          <LiveCard of={one} />
          <Terms of={one} />
          <Facts of={one} />
          <Neighbours of={one} />
          <SectionCard title='照片'>
            {one.photos.length === 0 && <Empty small text='暂无照片' />}
            <Thumbs label='设备照片' pictures={one.photos} onShow={show} />
            <Thumbs label='报废照片' pictures={one.scrapPhotos} onShow={show} />
          </SectionCard>
          <AlarmHistory alarmId={one.alarmId} onShow={show} />
          {layer}
        </>
      )}
    </DetailPage>
  )
}

/** Until it is confirmed it has not taken the place of the one before. */
const UNCONFIRMED: Partial<Record<Alarm['reviewStatus'], string>> = {
  PENDING: '更换登记待审核',
  REJECTED: '更换登记未通过',
}

/** What it has replaced and what has replaced it (D 6.6). */
function Neighbours({ of: { successorOf, successor } }: { of: Alarm }) {
  const links = useLinks()
  const all = [
    { title: '更换前设备', found: successorOf },
    { title: (successor && UNCONFIRMED[successor.reviewStatus]) ?? '更换后设备', found: successor },
  ]
  if (all.every(({ found }) => found === null)) return null
  return (
    <CellGroup>
      {all.map(
        ({ title, found }) =>
          found && (
            <Cell
              key={title}
              title={title}
              value={found.alarmNo}
              onTap={links.to('/pages/record/burglar-alarm/detail', { mode: 'view', alarmId: found.alarmId })}
            />
          ),
      )}
    </CellGroup>
  )
}

const Facts = ({ of: one }: { of: Alarm }) => (
  <SectionCard title='设备信息'>
    <KeyValue
      items={[
        ['类型', alarmKinds[one.kind].label],
        ['编号', one.alarmNo],
        ['品牌型号', `${one.brand} ${one.model}`.trim() || null],
        ['出厂编号', one.serialNo || null],
        ['用气地点', one.siteName || null],
        ['联网设备编码', one.deviceCode || null],
        ['报警设定', one.kind === 'DETECTOR' && `低报 ${one.lowThreshold}%LEL，高报 ${one.highThreshold}%LEL`],
        ['联动切断阀', one.valve?.location],
        ['联动风机', one.fan?.location],
        ['生产日期', one.productionDate],
        ['安装日期', one.installDate],
        ['档案来源', one.source === 'COMPANY' ? '燃气公司' : '企业登记'],
      ]}
    />
  </SectionCard>
)
