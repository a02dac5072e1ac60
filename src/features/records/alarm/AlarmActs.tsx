import { useState } from 'react'
import { useAct, useFormAct, useLink } from '@/blocks'
import { go, goBack } from '@/routes/go'
import { Button } from '@/ui'
import { DeviceButtons } from '../DeviceButtons'
import { DeviceFoot } from '../DeviceFoot'
import { scrapInput, scrapping, ScrapSheet, type Scrapped } from '../ScrapSheet'
import type { Alarm } from './AlarmView'
import { CheckSheet } from './CheckSheet'

const DETAIL = '/pages/record/burglar-alarm/detail'
const STATUS = 'default POST /crmgas/record/alarm/status'

/** What may be done with an alarm now (D 3.4, RC-07). */
export function AlarmActs({ of: one, onChanged }: { of: Alarm; onChanged: () => Promise<void> }) {
  const { alarmId, version, actions, revision } = one
  const [sheet, setSheet] = useState<'SCRAP' | 'CHECK' | null>(null)
  const turn = useAct(STATUS, {
    ask: ({ useStatus }) => (useStatus === 'STOPPED' ? '确定停用该报警器？' : null),
    ok: '已更新',
    done: onChanged,
    stale: onChanged,
  })
  const remove = useAct('default POST /crmgas/record/alarm/delete', {
    ask: '确定删除该报警器？',
    ok: '已删除',
    dialog: ['44404', '44403'],
    done: () => goBack(),
    stale: onChanged,
  })
  const scrap = useFormAct(STATUS, {
    ...scrapping,
    input: (values: Scrapped) => ({ alarmId, version, ...scrapInput(values) }),
    done: onChanged,
    stale: onChanged,
  })
  const repair = useLink('/subPages/customer-service/add', {
    ticketType: 'REPAIR',
    subtype: 'ALARM_FAULT',
    desc: `${one.location}报警器（${one.alarmNo}）`,
  })
  const edit = () => void go(DETAIL, { mode: 'edit', alarmId: revision?.id ?? alarmId })
  return (
    <>
      <DeviceButtons
        actions={actions}
        removing={remove.busy}
        turning={turn.busy}
        onRemove={() => void remove.run({ alarmId, version })}
        onScrap={() => setSheet('SCRAP')}
        onUse={(useStatus) => void turn.run({ alarmId, version, useStatus })}
      >
        {actions.includes('REPLACE') && (
          <Button kind='outline' size='small' onTap={() => void go(DETAIL, { mode: 'add', alarmId })}>
            更换登记
          </Button>
        )}
        {actions.includes('SELF_CHECK') && (
          <Button kind='outline' size='small' onTap={() => setSheet('CHECK')}>
            自检登记
          </Button>
        )}
      </DeviceButtons>
      <DeviceFoot of={one} onEdit={edit} repair={repair} />
      {sheet === 'SCRAP' && <ScrapSheet use='ALARM' send={scrap} onClose={() => setSheet(null)} />}
      {sheet === 'CHECK' && <CheckSheet of={one} onClose={() => setSheet(null)} onChanged={onChanged} />}
    </>
  )
}
