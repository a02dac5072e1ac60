import { useState } from 'react'
import type { Out, Row as RowOf } from '@contract'
import { deviceUses, equipmentTypes, validities } from '@domain/statuses/gas-device'
import { siteStatus } from '@domain/statuses/usage-site'
import { choice, ListPage, useFilters, useLink, useLinks, useMay } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { BottomBar, Ends, Item, Photo, Row, Status } from '@/ui'
import { useDeviceFilters } from '../device-filters'
import { LoadCard } from '../LoadCard'
import { toneOf } from '../record-text'
import { SharesCard } from './SharesCard'
import './device-row.scss'

type Page = Out<'default GET /crmgas/record/equipment/list'>
type Equipment = RowOf<'default GET /crmgas/record/equipment/list'>

/** 用气设备 (D 6.6): the load of each meter (RC-02), what each device may have taken (Y-10), the devices. */
export function EquipmentListView(params: PageParams<'/pages/record/gas-equipment/list'>) {
  const [seen, setSeen] = useState<Page>()
  const byMeter = choice(
    'meterNo',
    { label: '流量计', all: '全部流量计' },
    (seen?.load ?? []).map(({ meterNo: key, name: text }) => ({ key, text })),
  )
  const filters = useFilters([...useDeviceFilters(seen?.counts), byMeter], params)
  const list = usePaged('default GET /crmgas/record/equipment/list', filters.input, {
    keepPrevious: true,
    refresh: 'show',
  })
  if (list.first && list.first !== seen) setSeen(list.first)
  const add = useLink('/pages/record/gas-equipment/detail', { mode: 'add' })
  const may = useMay('model:RECORD_MANAGE')
  const maySeeUse = useMay('model:ENERGY_VIEW')
  return (
    <ListPage
      spaced
      list={list}
      filters={filters}
      head={list.first?.load.map((load) => (
        <LoadCard key={load.meterNo} of={load} />
      ))}
      keyOf={({ equipmentId }) => equipmentId}
      empty='暂无用气设备'
      item={(row) => <DeviceRow of={row} />}
      after={maySeeUse && <SharesCard />}
      footer={may && add ? <BottomBar primary={{ text: '登记设备', onTap: add }} /> : undefined}
    />
  )
}

function DeviceRow({ of: row }: { of: Equipment }) {
  const { equipmentId, photo } = row
  const open = useLinks().to('/pages/record/gas-equipment/detail', { mode: 'view', equipmentId })
  return (
    <Item onTap={open}>
      <Row gap={12} align='top'>
        <div className='grow left'>
          <DeviceLines of={row} />
        </div>
        {photo && <Photo className='dv-thumb' src={`${photo.url}&w=320`} lazy />}
      </Row>
    </Item>
  )
}

function DeviceLines({ of: row }: { of: Equipment }) {
  const waits = row.revision?.reviewStatus === 'PENDING' ? ' · 修改内容待审核' : ''
  return (
    <>
      <Ends>
        <span className='fs-15 fw-m break'>{row.name}</span>
        <Status
          status={
            row.reviewStatus !== 'CONFIRMED'
              ? siteStatus[row.reviewStatus]
              : row.useStatus === 'IN_USE'
                ? validities[row.validity]
                : deviceUses[row.useStatus]
          }
        />
      </Ends>
      <div className='fs-13 t2 num break'>
        {equipmentTypes[row.equipmentType].label} · {row.quantity} 台 × {row.ratedFlow} m³/h · 每天 {row.dailyHours}{' '}
        小时
      </div>
      <div className='fs-12 t3 num break'>
        {row.equipmentNo} · <span className={toneOf(row.validity)}>使用至 {row.expireDate}</span>
        {waits}
      </div>
    </>
  )
}
