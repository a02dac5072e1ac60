import { useState } from 'react'
import type { Out } from '@contract'
import { DetailPage, FormPage, Shape } from '@/blocks'
import { useRead } from '@/request'
import { Button, Card, Empty, Ends, Item, Row, SectionCard, Status } from '@/ui'
import { meterFileStates } from '@domain/statuses/gas-device'
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
      className='dk-list'
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
  const [sheet, setSheet] = useState<{ act: 'VERIFY' | 'EVENT' | 'CALIBRATE'; id: string } | null>(null)
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
          <SectionCard title='流量计'>
            {found.list.map((meter) => (
              <Meter key={meter.meterNo} of={meter} onAct={(act) => setSheet({ act, id: meter.meterNo })} />
            ))}
          </SectionCard>
          <SectionCard title='可燃气体探测器'>
            {found.alarms.length === 0 && <Empty small text='没有已确认的探测器' />}
            {found.alarms.map(({ alarmId, alarmNo, location, nextCalibrateDate }) => (
              <Item key={alarmId}>
                <Ends>
                  <span className='fs-15 break'>{location}</span>
                  <Button
                    kind='outline'
                    size='small'
                    label={`登记标定：${location}`}
                    onTap={() => setSheet({ act: 'CALIBRATE', id: alarmId })}
                  >
                    登记标定
                  </Button>
                </Ends>
                <div className='fs-12 t3 num'>
                  {alarmNo} · 标定至 {nextCalibrateDate}
                </div>
              </Item>
            ))}
          </SectionCard>
          {sheet?.act === 'VERIFY' && <VerifySheet {...shared} />}
          {sheet?.act === 'EVENT' && <EventSheet {...shared} />}
          {sheet?.act === 'CALIBRATE' && <CalibrateSheet {...shared} />}
        </>
      )}
    </DetailPage>
  )
}

function Meter({ of: meter, onAct }: { of: Found['list'][number]; onAct: (act: 'VERIFY' | 'EVENT') => void }) {
  const { name, meterNo, state, nextVerifyDate } = meter
  return (
    <Item>
      <Ends>
        <span className='fs-15 break'>{name}</span>
        {state !== null && <Status status={meterFileStates[state]} />}
      </Ends>
      <div className='fs-12 t3 num break'>
        {meterNo} · {nextVerifyDate === null ? '无到期日' : `检定至 ${nextVerifyDate}`}
        {state === null && ' · 尚无计量档案'}
      </div>
      {state !== 'RETIRED' && (
        <Row to='end' gap={8} top={4}>
          {state !== null && (
            <Button kind='text' size='small' label={`登记事件：${name}`} onTap={() => onAct('EVENT')}>
              登记事件
            </Button>
          )}
          <Button kind='outline' size='small' label={`登记检定：${name}`} onTap={() => onAct('VERIFY')}>
            登记检定
          </Button>
        </Row>
      )}
    </Item>
  )
}
