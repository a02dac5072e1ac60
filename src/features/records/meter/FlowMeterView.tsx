import { useState } from 'react'
import type { Out } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import {
  accuracyClasses,
  flowTypes,
  meterEvents,
  meterFileStates,
  validities,
  verifyKinds,
  verifyResults,
} from '@domain/statuses/gas-device'
import { DetailPage, Shape, Thumbs, useLink, usePreview } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { BottomBar, Button, Card, Cell, CellGroup, Empty, Ends, Item, KeyValue, Segment, Status, Timeline } from '@/ui'
import { showFile } from '@/shared/file'
import { LoadCard } from '../LoadCard'
import { leftText, toneOf } from '../record-text'

type Meter = Out<'default GET /crmgas/record/flowMeter/detail'>
type Tab = 'facts' | 'verifies' | 'events'

const TABS = [
  { key: 'facts', label: '基本信息' },
  { key: 'verifies', label: '检定记录' },
  { key: 'events', label: '事件记录' },
] as const

/** 流量计详情 (D 6.6): plate and metrology, verifications, events. */
export function FlowMeterView({ meterNo }: ViewParams<'/pages/record/gas-flow-meter/detail'>) {
  const read = useRead(
    'default GET /crmgas/record/flowMeter/detail',
    { meterNo },
    { refresh: 'show', gone: ['2902'], freshFor: 0 },
  )
  const [tab, setTab] = useState<Tab>('facts')
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[120, 40, 420]} />}
      footer={(meter) => <Foot of={meter} />}
    >
      {(meter) => (
        <>
          <Head of={meter} />
          <div className='gutter mb12'>
            <Segment label='查看内容' items={TABS} active={tab} onChange={setTab} />
          </div>
          {tab === 'facts' && <Facts of={meter} />}
          {tab === 'verifies' && <Verifies of={meter} />}
          {tab === 'events' && <Events of={meter} />}
        </>
      )}
    </DetailPage>
  )
}

function Head({ of: meter }: { of: Meter }) {
  const { nextVerifyDate, daysLeft, validity, state } = meter
  return (
    <Card>
      <Ends>
        <span className='fs-16 fw-b break'>{meter.name}</span>
        <Status status={state === null ? validities[validity] : meterFileStates[state]} />
      </Ends>
      <Ends top={8}>
        <span className='fs-13 t2'>检定有效期至</span>
        <span className={`fs-15 fw-m num ${toneOf(validity)}`}>
          {nextVerifyDate === null ? '无到期日' : `${nextVerifyDate}（${leftText(daysLeft ?? 0)}）`}
        </span>
      </Ends>
      {state === null && <div className='fs-12 t3 mt4'>计量档案待燃气公司建立，到期日以表具档案为准</div>}
    </Card>
  )
}

function Facts({ of: meter }: { of: Meter }) {
  const use = useLink('/pages/manager-energy/manager-energy-info/manager-energy-info', { meterId: meter.meterId })
  const wrong = useLink('/subPages/customer-service/add', {
    ticketType: 'CONSULT',
    subtype: 'C_OTHER',
    meterNo: meter.meterNo,
    desc: `流量计${meter.meterNo}的档案信息有误：`,
  })
  return (
    <>
      {meter.load && <LoadCard of={meter.load} />}
      <Card>
        <KeyValue
          items={[
            ['表号', meter.meterNo, { copy: meter.meterNo }],
            ['出厂编号', meter.factoryNo || null],
            ['厂家型号', `${meter.maker} ${meter.model}`.trim() || null],
            ['类型', meter.flowType && flowTypes[meter.flowType]],
            ['口径', meter.caliber || null],
            ['流量范围', `${meter.qmin === null ? '' : `${meter.qmin}–`}${meter.qmax} m³/h`],
            ['准确度等级', meter.accuracyClass && accuracyClasses[meter.accuracyClass]],
            ['最大工作压力', meter.workPressureMax && `${meter.workPressureMax} kPa`],
            ['修正仪', meter.corrector && `${meter.corrector.model} ${meter.corrector.no}`.trim()],
            ['修正仪电池', meter.corrector?.battery && `${meter.corrector.battery} V`],
            ['铅封号', meter.sealNo || null],
            ['用气地点', meter.siteName || null],
            ['生产日期', meter.manufactureDate],
            ['安装日期', meter.installDate],
            ['使用期限至', meter.retireDate],
            ['检定周期', meter.cycleMonths === null ? null : `${meter.cycleMonths} 个月`],
            ['上次检定', meter.lastVerifyDate],
            ['检定机构', meter.verifyOrg || null],
            ['证书编号', meter.certificateNo || null],
            ['检定结果', meter.verifyResult && verifyResults[meter.verifyResult].label],
            ['最近通讯', meter.lastCommAt && formatFullMoment(meter.lastCommAt)],
          ]}
        />
      </Card>
      <CellGroup>
        {use && <Cell title='用气数据' onTap={use} />}
        {wrong && <Cell title='信息有误' onTap={wrong} />}
      </CellGroup>
    </>
  )
}

function Verifies({ of: { verifies } }: { of: Meter }) {
  const { show, layer } = usePreview()
  if (verifies.length === 0) return <Empty text='暂无检定记录' />
  return (
    <Card>
      {verifies.map((one) => (
        <Item key={one.verifyId}>
          <Ends>
            <span className='fs-15 fw-m num'>
              {one.verifyDate} {verifyKinds[one.kind]}
            </span>
            <Status status={verifyResults[one.result]} />
          </Ends>
          <div className='fs-12 t3 num break'>
            {one.org} · 证书 {one.certificateNo}
            {one.errorAtQmax !== null && ` · 最大流量误差 ${one.errorAtQmax}%`}
            {one.replacedBy !== null && ` · 换为 ${one.replacedBy}`}
          </div>
          <Certificate of={one.files} onShow={show} />
        </Item>
      ))}
      {layer}
    </Card>
  )
}

interface CertificateProps {
  of: Meter['verifies'][number]['files']
  onShow: (first: string, pictures: readonly string[]) => void
}

/** Pages of a certificate side by side, or the document (D 6.6). */
const Certificate = ({ of: files, onShow }: CertificateProps) => (
  <>
    <Thumbs label='检定证书' pictures={files.filter(({ isImage }) => isImage)} onShow={onShow} />
    {files
      .filter(({ isImage }) => !isImage)
      .map(({ fileId, name, url }) => (
        <Button key={fileId} kind='text' size='small' onTap={() => void showFile(url, name)}>
          查看检定证书
        </Button>
      ))}
  </>
)

function Events({ of: { events } }: { of: Meter }) {
  if (events.length === 0) return <Empty text='暂无事件记录' />
  return (
    <Card>
      <Timeline
        items={events.map(({ eventId, kind, at, note, oldReading, newReading }) => {
          const readings = oldReading === null ? '' : `旧表底数 ${oldReading} m³，新表底数 ${newReading ?? '-'} m³`
          const text = [note, readings].filter(Boolean).join('；')
          return { key: eventId, title: meterEvents[kind], meta: formatFullMoment(at), ...(text !== '' && { text }) }
        })}
      />
    </Card>
  )
}

/** RC-06: a verification is asked for by a ticket, one per meter at a time. */
function Foot({ of: { meterNo, isAsked } }: { of: Meter }) {
  const ask = useLink('/subPages/customer-service/add', { ticketType: 'APPLY', subtype: 'A_VERIFY', meterNo })
  if (!ask) return null
  return <BottomBar primary={{ text: isAsked ? '已有检定申请' : '申请检定', onTap: ask, disabled: isAsked }} />
}
