import { useState } from 'react'
import { useAct, useFormAct, useLink } from '@/blocks'
import { go, goBack } from '@/routes/go'
import { BottomBar, Button, Card, Row } from '@/ui'
import { ScrapSheet, type Scrapped } from '../ScrapSheet'
import type { Alarm } from './AlarmView'
import { CheckSheet } from './CheckSheet'

const STATUS = 'default POST /crmgas/record/alarm/status'

/** What may be done with an alarm now (D 3.4, RC-07). */
export function AlarmActs({ of: one, onChanged }: { of: Alarm; onChanged: () => Promise<void> }) {
  const { alarmId, version, actions, revision } = one
  const [sheet, setSheet] = useState<'SCRAP' | 'CHECK' | null>(null)
  const turn = useAct(STATUS, { ok: '已更新', done: onChanged, stale: onChanged })
  const remove = useAct('default POST /crmgas/record/alarm/delete', {
    ask: '确定删除该报警器？',
    ok: '已删除',
    dialog: ['44404', '44403'],
    done: () => goBack(),
    stale: onChanged,
  })
  const scrap = useFormAct(STATUS, {
    ask: '报废后不可恢复，确定报废？',
    input: ({ files }: Scrapped) => ({
      ...{ alarmId, version, useStatus: 'SCRAPPED' as const },
      photos: files.map(({ fileId }) => fileId),
    }),
    at: { '44408': 'files', '44852': 'files' },
    ok: '已报废',
    done: onChanged,
    stale: onChanged,
  })
  const repair = useLink('/subPages/customer-service/add', {
    ...{ ticketType: 'REPAIR', subtype: 'ALARM_FAULT' },
    desc: `${one.location}报警器（${one.alarmNo}）`,
  })
  const canEdit = actions.includes('EDIT') || (revision !== null && actions.length > 0)
  const edit = () => void go('/pages/record/burglar-alarm/detail', { mode: 'edit', alarmId: revision?.id ?? alarmId })
  const to = (useStatus: 'IN_USE' | 'STOPPED') => () => void turn.run({ alarmId, version, useStatus })
  return (
    <>
      {actions.length > 0 && (
        <Card>
          <Row gap={8} to='end' wrap>
            {actions.includes('DELETE') && (
              <Button
                kind='text'
                size='small'
                danger
                loading={remove.busy}
                onTap={() => void remove.run({ alarmId, version })}
              >
                删除
              </Button>
            )}
            {actions.includes('SCRAP') && (
              <Button kind='text' size='small' danger onTap={() => setSheet('SCRAP')}>
                报废
              </Button>
            )}
            {actions.includes('STOP') && (
              <Button kind='outline' size='small' loading={turn.busy} onTap={to('STOPPED')}>
                停用
              </Button>
            )}
            {actions.includes('START') && (
              <Button kind='outline' size='small' loading={turn.busy} onTap={to('IN_USE')}>
                启用
              </Button>
            )}
            {actions.includes('SELF_CHECK') && (
              <Button size='small' onTap={() => setSheet('CHECK')}>
                自检登记
              </Button>
            )}
          </Row>
        </Card>
      )}
      {(canEdit || repair) && (
        <BottomBar
          primary={canEdit ? { text: '编辑', onTap: edit } : { text: '报修', onTap: () => repair?.() }}
          {...(canEdit && repair && { secondary: { text: '报修', onTap: repair } })}
        />
      )}
      {sheet === 'SCRAP' && <ScrapSheet use='ALARM' send={scrap} onClose={() => setSheet(null)} />}
      {sheet === 'CHECK' && <CheckSheet of={one} onClose={() => setSheet(null)} onChanged={onChanged} />}
    </>
  )
}
