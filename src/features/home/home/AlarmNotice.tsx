import { HIGH_ALARM_ADVICE, liveStates } from '@domain/statuses/alarm-live'
import { useLinks } from '@/blocks'
import { useRead } from '@/request'
import { NoticeBar } from '@/ui'
import type { Out } from '@contract'

type Alarming = Out<'default GET /crmgas/record/alarm/list'>['alarming']

/** Alarms that report gas now; safety information needs no authority model (D 0.2). `settled`: it is known whether there are any. */
export function useAlarming() {
  const read = useRead('default GET /crmgas/record/alarm/list', { pageSize: 1 }, { handles: 'all', refresh: 'show' })
  const alarming = (read.data?.alarming ?? []).filter(({ liveStatus }) => liveStatus !== 'FAULT')
  return { alarming, settled: read.state !== 'loading' }
}

/** Gas that a networked alarm measures now, with the way to its page and the emergency number there (RC-10). */
export function AlarmNotice({ of: alarming }: { of: Alarming }) {
  const links = useLinks()
  return alarming.map(({ alarmId, location, liveStatus, concentration }) => {
    const open = links.to('/pages/record/burglar-alarm/detail', { mode: 'view', alarmId })
    const value = concentration === null ? '' : ` ${concentration}%LEL`
    const advice = liveStatus === 'ALARM_HIGH' ? `！${HIGH_ALARM_ADVICE}` : '，请检查漏点并通风'
    return (
      <NoticeBar
        key={alarmId}
        tone={liveStatus === 'ALARM_HIGH' ? 'danger' : 'warning'}
        {...(open && { action: '查看', onTap: open })}
      >
        {`${location} 燃气浓度${liveStates[liveStatus].label}${value}${advice}`}
      </NoticeBar>
    )
  })
}
