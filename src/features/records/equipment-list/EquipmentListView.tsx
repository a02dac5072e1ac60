import type { Row as RowOf } from '@contract'
import { deviceUses, equipmentTypes, validities } from '@domain/statuses/gas-device'
import { siteStatus } from '@domain/statuses/usage-site'
import { ListPage, useFilters, useLink, useLinks, useMay, words } from '@/blocks'
import { usePaged } from '@/request'
import type { PageParams } from '@/routes/table'
import { BottomBar, Ends, Item, Status } from '@/ui'
import { LoadCard } from '../LoadCard'
import { toneOf, validityWords } from '../record-text'
import { SharesCard } from './SharesCard'

type Equipment = RowOf<'default GET /crmgas/record/equipment/list'>

const FILTERS = [words('validity', { label: '有效期', all: '全部' }, validityWords)]

/** 用气设备 (D 6.6): the load of each meter (RC-02), what each device may have taken (Y-10), the devices. */
export function EquipmentListView(params: PageParams<'/pages/record/gas-equipment/list'>) {
  const filters = useFilters(FILTERS, params)
  const { siteId, meterNo } = params
  const input = { ...filters.input, ...(siteId && { siteId }), ...(meterNo && { meterNo }) }
  const list = usePaged('default GET /crmgas/record/equipment/list', input, { keepPrevious: true, refresh: 'show' })
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
  const { equipmentId, revision } = row
  const open = useLinks().to('/pages/record/gas-equipment/detail', { mode: 'view', equipmentId })
  const waits = revision?.reviewStatus === 'PENDING' ? ' · 修改内容待审核' : ''
  return (
    <Item onTap={open}>
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
    </Item>
  )
}
