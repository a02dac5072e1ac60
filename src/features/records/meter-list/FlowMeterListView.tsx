import { useState } from 'react'
import type { Out } from '@contract'
import { flowTypes, meterFileStates, validities } from '@domain/statuses/gas-device'
import { DetailPage, Shape, useFilters, useLinks } from '@/blocks'
import { useRead } from '@/request'
import { Card, Empty, Ends, Item, Status } from '@/ui'
import { useDeviceFilters } from '../device-filters'
import { leftText, toneOf } from '../record-text'

type Meters = Out<'default GET /crmgas/record/flowMeter/list'>

const COMM = { ONLINE: '在线', OFFLINE: '离线', NONE: '' } as const

/** 流量计 (D 6.6): each with the end of its verification; the gas company keeps them. */
export function FlowMeterListView() {
  const [seen, setSeen] = useState<Meters>()
  const filters = useFilters([...useDeviceFilters(seen?.counts)])
  const read = useRead('default GET /crmgas/record/flowMeter/list', filters.input, {
    refresh: 'show',
    keepPrevious: true,
  })
  if (read.data && read.data !== seen) setSeen(read.data)
  return (
    <DetailPage spaced read={read} skeleton={<Shape heights={[60, 130, 130, 130]} />}>
      {({ list, counts }) => (
        <>
          <Card>
            <div className='fs-13 t2 num break'>
              共 {counts.all} 台 · 正常 {counts.NORMAL} · 即将到期 {counts.DUE_SOON} · 已超期 {counts.OVERDUE}
            </div>
            <div className='fs-12 t3 mt4'>流量计档案由燃气公司维护</div>
          </Card>
          {filters.chips}
          {list.length === 0 ? (
            <Empty text='暂无流量计信息' />
          ) : (
            <Card>
              {list.map((meter) => (
                <MeterRow key={meter.meterId} of={meter} />
              ))}
            </Card>
          )}
        </>
      )}
    </DetailPage>
  )
}

function MeterRow({ of: meter }: { of: Meters['list'][number] }) {
  const { meterNo, nextVerifyDate, daysLeft, validity, state } = meter
  const open = useLinks().to('/pages/record/gas-flow-meter/detail', { meterNo })
  const comm = COMM[meter.commStatus]
  return (
    <Item onTap={open}>
      <Ends>
        <span className='fs-15 fw-m break'>{meter.name}</span>
        <Status status={state === 'VERIFYING' || state === 'RETIRED' ? meterFileStates[state] : validities[validity]} />
      </Ends>
      <div className='fs-13 t2 num break'>
        {[meter.flowType && flowTypes[meter.flowType], meter.caliber, `最大 ${meter.qmax} m³/h`, comm]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <Ends>
        <span className='fs-12 t3 num break'>{meterNo}</span>
        <span className={`fs-12 num ${toneOf(validity)}`}>
          {nextVerifyDate === null ? '无到期日' : `检定至 ${nextVerifyDate}，${leftText(daysLeft ?? 0)}`}
        </span>
      </Ends>
    </Item>
  )
}
