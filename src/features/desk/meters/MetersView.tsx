import { useState } from 'react'
import type { Out } from '@contract'
import { DetailPage, FormPage, Shape } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { useRead } from '@/request'
import { Button, Card, Empty, Ends, Item, Row, SectionCard, Status } from '@/ui'
import { meterFileStates } from '@domain/statuses/gas-device'
import { Named } from '../cells'
import { DeskGate, useDeskEnd } from '../DeskGate'
import { CalibrateSheet, EventSheet, VerifySheet } from './MeterSheets'
import '../desk.scss'

type Found = Out<'btwob GET /record/meters'>

/** 检定与标定 at the desk: flow meters and detectors of a customer, and what was done to them (D 5.9). */
export const MetersView = () => <DeskGate>{(close) => <Customer close={close} />}</DeskGate>

function Customer({ close }: { close: () => void }) {
  const [bp, setBp] = useState('')
  if (bp !== '') return <Meters bp={bp} close={close} onOther={() => setBp('')} />
  return (
    <FormPage<{ bp: string }>
      values={{ bp: '' }}
      fields={[
        {
          key: 'bp',
          label: '户号',
          placeholder: '10 位，查看该户的流量计与探测器',
          kind: 'digits',
          required: true,
          maxLength: 10,
          checks: [(text) => (/^\d{10}$/.test(text) ? undefined : '户号为10位数字')],
        },
      ]}
      submitText='查询'
      onSubmit={(values) => Promise.resolve(setBp(values.bp))}
    />
  )
}

function Meters({ bp, close, onOther }: { bp: string; close: () => void; onOther: () => void }) {
  const read = useRead('btwob GET /record/meters', { bp }, { handles: 'all', gone: ['2902'], refresh: 'show' })
  useDeskEnd(read.error, close)
  const [sheet, setSheet] = useState<Chosen | null>(null)
  const tables = {
    meters: tableOf({ label: '流量计', columns: meterColumns(setSheet) }),
    alarms: tableOf({ label: '可燃气体探测器', columns: alarmColumns(setSheet) }),
  }
  const shared = { bp, id: sheet?.id ?? '', onClose: () => setSheet(null), onDone: read.reload }
  return (
    <DetailPage className='dk-list' spaced read={read} skeleton={<Shape heights={[60, 240, 240]} />}>
      {(found) => (
        <>
          <Card>
            <Ends>
              <span className='fs-16 fw-b break'>
                {found.customerName} <span className='num'>{bp}</span>
              </span>
              <Button kind='text' size='small' onTap={onOther}>
                换一户
              </Button>
            </Ends>
          </Card>
          <SectionCard flush title='流量计'>
            {tables.meters?.(found.list, ({ meterNo }) => meterNo) ??
              found.list.map((meter) => <Meter key={meter.meterNo} of={meter} onAct={setSheet} />)}
          </SectionCard>
          <SectionCard flush title='可燃气体探测器'>
            {found.alarms.length === 0 ? (
              <Empty small text='没有已确认的探测器' />
            ) : (
              (tables.alarms?.(found.alarms, ({ alarmId }) => alarmId) ??
              found.alarms.map((alarm) => <Alarm key={alarm.alarmId} of={alarm} onAct={setSheet} />))
            )}
          </SectionCard>
          {sheet?.act === 'VERIFY' && <VerifySheet {...shared} />}
          {sheet?.act === 'EVENT' && <EventSheet {...shared} />}
          {sheet?.act === 'CALIBRATE' && <CalibrateSheet {...shared} />}
        </>
      )}
    </DetailPage>
  )
}

type MeterFile = Found['list'][number]
type AlarmFile = Found['alarms'][number]
/** What is to be noted of which meter or detector. */
type Chosen = { act: 'VERIFY' | 'EVENT' | 'CALIBRATE'; id: string }
type OnAct = (chosen: Chosen) => void

const dueText = ({ nextVerifyDate }: MeterFile): string =>
  nextVerifyDate === null ? '无到期日' : `检定至 ${nextVerifyDate}`

const meterColumns = (onAct: OnAct): readonly Column<MeterFile>[] => [
  { head: '流量计', cell: ({ name }) => <Named title={name} /> },
  { head: '表号', width: 152, cell: ({ meterNo }) => meterNo },
  { head: '检定', width: 152, cell: dueText },
  {
    head: '状态',
    width: 112,
    cell: ({ state }) => (state === null ? '尚无计量档案' : <Status status={meterFileStates[state]} />),
  },
  { head: '操作', width: 184, isActs: true, cell: (meter) => <MeterActs of={meter} onAct={onAct} /> },
]

const alarmColumns = (onAct: OnAct): readonly Column<AlarmFile>[] => [
  { head: '探测器', cell: ({ location }) => <Named title={location} /> },
  { head: '编号', width: 152, cell: ({ alarmNo }) => alarmNo },
  { head: '标定至', width: 152, cell: ({ nextCalibrateDate }) => nextCalibrateDate },
  { head: '操作', width: 184, isActs: true, cell: (alarm) => <CalibrateButton of={alarm} onAct={onAct} /> },
]

function Meter({ of: meter, onAct }: { of: MeterFile; onAct: OnAct }) {
  const { name, meterNo, state } = meter
  return (
    <Item>
      <Ends>
        <span className='fs-15 break'>{name}</span>
        {state !== null && <Status status={meterFileStates[state]} />}
      </Ends>
      <div className='fs-12 t3 num break'>
        {meterNo} · {dueText(meter)}
        {state === null && ' · 尚无计量档案'}
      </div>
      <Row to='end' gap={8} top={4}>
        <MeterActs of={meter} onAct={onAct} />
      </Row>
    </Item>
  )
}

function MeterActs({ of: { name, meterNo, state }, onAct }: { of: MeterFile; onAct: OnAct }) {
  if (state === 'RETIRED') return null
  return (
    <>
      {state !== null && (
        <Button kind='text' size='small' label={`登记事件：${name}`} onTap={() => onAct({ act: 'EVENT', id: meterNo })}>
          登记事件
        </Button>
      )}
      <Button
        kind='outline'
        size='small'
        label={`登记检定：${name}`}
        onTap={() => onAct({ act: 'VERIFY', id: meterNo })}
      >
        登记检定
      </Button>
    </>
  )
}

function Alarm({ of: alarm, onAct }: { of: AlarmFile; onAct: OnAct }) {
  return (
    <Item>
      <Ends>
        <span className='fs-15 break'>{alarm.location}</span>
        <CalibrateButton of={alarm} onAct={onAct} />
      </Ends>
      <div className='fs-12 t3 num'>
        {alarm.alarmNo} · 标定至 {alarm.nextCalibrateDate}
      </div>
    </Item>
  )
}

const CalibrateButton = ({ of: { alarmId, location }, onAct }: { of: AlarmFile; onAct: OnAct }) => (
  <Button
    kind='outline'
    size='small'
    label={`登记标定：${location}`}
    onTap={() => onAct({ act: 'CALIBRATE', id: alarmId })}
  >
    登记标定
  </Button>
)
