import { FormPage, PageFrame, Shape, useFormAct, useToday } from '@/blocks'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import { ErrorBlock } from '@/ui'
import { ConfirmedNote } from '../DeviceFoot'
import { ALL_SITES, mainSite, openSites, SITES, standingSite } from '../site-field'
import { emptyDevice, equipmentFields, inputOf, valuesOf, type DeviceValues } from './equipment-fields'
import type { Equipment } from './EquipmentView'

/** Registers a device, or changes one; the meter's load with it is shown below the flow (RC-02). */
export function EquipmentForm({ of: one }: { of?: Equipment }) {
  const today = useToday()
  const meters = useRead('default GET /crmgas/record/flowMeter/list', {}, { handles: 'all' })
  const loads = useRead('default GET /crmgas/record/equipment/list', { pageSize: 1 }, { handles: 'all' })
  const places = useRead(SITES, ALL_SITES, { handles: 'all' })
  const save = useFormAct('default POST /crmgas/record/equipment/save', {
    once: true,
    input: (values: DeviceValues) => inputOf(values, one),
    at: { '44401': 'serialNo', '44402': 'meterNo', '44852': 'platePhoto' },
    dialog: ['44403', '2904'],
    ok: '已提交，等待审核',
    done: ({ equipmentId }) =>
      one === undefined
        ? go('/pages/record/gas-equipment/detail', { mode: 'view', equipmentId }, { replace: true })
        : goBack(),
  })
  if (meters.state === 'error' || loads.state === 'error' || places.state === 'error')
    return (
      <PageFrame>
        <ErrorBlock
          onRetry={() => {
            void meters.reload()
            void loads.reload()
            void places.reload()
          }}
        />
      </PageFrame>
    )
  if (meters.data === undefined || loads.data === undefined || places.data === undefined)
    return <PageFrame empty={<Shape heights={[560]} />} />
  const sites = openSites(places.data.list)
  const known = { sites, today, meters: meters.data.list, loads: loads.data.load, one }
  return (
    <FormPage<DeviceValues>
      spaced
      title={one ? '编辑用气设备' : '登记用气设备'}
      name={`equipment-${one?.equipmentId ?? 'new'}`}
      values={
        one
          ? { ...valuesOf(one), siteId: standingSite(sites, one.siteId) }
          : { ...emptyDevice, meterNo: meters.data.list[0]?.meterNo ?? '', siteId: mainSite(sites) }
      }
      fields={equipmentFields(known)}
      submitText='提交审核'
      {...save}
      head={<ConfirmedNote of={one} />}
    />
  )
}
