import { FormPage, PageFrame, Shape, useFormAct, useToday } from '@/blocks'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import { ErrorBlock, NoticeBar } from '@/ui'
import { ConfirmedNote } from '../DeviceFoot'
import { ALL_SITES, mainSite, openSites, SITES, standingSite } from '../site-field'
import { alarmFields, emptyAlarm, inputOf, successorValues, valuesOf, type AlarmValues } from './alarm-fields'
import type { Alarm } from './AlarmView'

interface Props {
  of?: Alarm
  /** The alarm that a new one replaces (D 6.6). */
  before?: Alarm
}

/** Registers an alarm, or changes one. */
export function AlarmForm({ of: one, before }: Props) {
  const today = useToday()
  const others = useRead('default GET /crmgas/record/alarm/list', { pageSize: 50 }, { handles: 'all' })
  const places = useRead(SITES, ALL_SITES, { handles: 'all' })
  const save = useFormAct('default POST /crmgas/record/alarm/save', {
    once: true,
    input: (values: AlarmValues) => ({
      ...inputOf(values, one),
      ...(before && { successorOf: before.alarmId }),
    }),
    at: { '44401': 'serialNo', '44411': 'deviceCode', '44852': 'photos' },
    dialog: ['44403', '2904'],
    ok: '已提交，等待审核',
    done: ({ alarmId }) =>
      one === undefined
        ? go('/pages/record/burglar-alarm/detail', { mode: 'view', alarmId }, { replace: true })
        : goBack(),
  })
  if (others.state === 'error' || places.state === 'error')
    return (
      <PageFrame>
        <ErrorBlock
          onRetry={() => {
            void others.reload()
            void places.reload()
          }}
        />
      </PageFrame>
    )
  if (others.data === undefined || places.data === undefined) return <PageFrame empty={<Shape heights={[560]} />} />
  const sites = openSites(places.data.list)
  return (
    <FormPage<AlarmValues>
      spaced
      title={one ? '编辑报警器' : before ? '更换登记' : '登记报警器'}
      name={`alarm-${one?.alarmId ?? `new${before?.alarmId ?? ''}`}`}
      values={
        one
          ? { ...valuesOf(one), siteId: standingSite(sites, one.siteId) }
          : before
            ? { ...successorValues(before), siteId: standingSite(sites, before.siteId) }
            : { ...emptyAlarm, siteId: mainSite(sites) }
      }
      fields={alarmFields({ today, others: others.data.list, one: one ?? before, sites })}
      submitText='提交审核'
      {...save}
      head={
        before ? (
          <NoticeBar tone='info'>{`审核通过后，原设备${before.alarmNo}自动报废，历史记录保留`}</NoticeBar>
        ) : (
          <ConfirmedNote of={one} />
        )
      }
    />
  )
}
