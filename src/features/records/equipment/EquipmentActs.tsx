import { useState } from 'react'
import { useAct, useFormAct, useLink } from '@/blocks'
import { go, goBack } from '@/routes/go'
import { DeviceButtons } from '../DeviceButtons'
import { DeviceFoot } from '../DeviceFoot'
import { scrapInput, scrapping, ScrapSheet, type Scrapped } from '../ScrapSheet'
import type { Equipment } from './EquipmentView'

const STATUS = 'default POST /crmgas/record/equipment/status'

/** What may be done with a device now (D 3.4). */
export function EquipmentActs({ of: one, onChanged }: { of: Equipment; onChanged: () => Promise<void> }) {
  const { equipmentId, version, actions, revision } = one
  const [isScrapping, setScrapping] = useState(false)
  const turn = useAct(STATUS, {
    ask: ({ useStatus }) => (useStatus === 'STOPPED' ? '确定停用该设备？' : null),
    ok: '已更新',
    done: onChanged,
    stale: onChanged,
  })
  const remove = useAct('default POST /crmgas/record/equipment/delete', {
    ask: '确定删除该设备？',
    ok: '已删除',
    dialog: ['44404', '44403'],
    done: () => goBack(),
    stale: onChanged,
  })
  const scrap = useFormAct(STATUS, {
    ...scrapping,
    input: (values: Scrapped) => ({ equipmentId, version, ...scrapInput(values) }),
    done: onChanged,
    stale: onChanged,
  })
  const repair = useLink('/subPages/customer-service/add', {
    ticketType: 'REPAIR',
    subtype: 'EQUIP_FAULT',
    meterNo: one.meterNo,
    desc: `${one.name}（${one.equipmentNo}）`,
  })
  const edited = revision?.id ?? equipmentId
  const edit = () => void go('/pages/record/gas-equipment/detail', { mode: 'edit', equipmentId: edited })
  return (
    <>
      <DeviceButtons
        actions={actions}
        removing={remove.busy}
        turning={turn.busy}
        onRemove={() => void remove.run({ equipmentId, version })}
        onScrap={() => setScrapping(true)}
        onUse={(useStatus) => void turn.run({ equipmentId, version, useStatus })}
      />
      <DeviceFoot of={one} onEdit={edit} repair={repair} />
      {isScrapping && <ScrapSheet use='EQUIPMENT' send={scrap} onClose={() => setScrapping(false)} />}
    </>
  )
}
