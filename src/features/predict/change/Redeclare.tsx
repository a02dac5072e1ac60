import { useState, type ReactNode } from 'react'
import { periodName } from '@domain/plan/windows'
import { formatMoment } from '@domain/date-format'
import { formatVolumeNumber } from '@domain/volume'
import { PageFrame, Shape, useToday } from '@/blocks'
import { useRead } from '@/request'
import { alert, BottomBar, Card, CountDown, Ends, SectionCard, Volume, VolumeInput } from '@/ui'
import { CheckBanner } from '../CheckBanner'
import { NoteSheet } from '../NoteSheet'
import type { Before, PlanGroup } from '../types'
import { useDeclare } from '../use-declare'

interface Props {
  group: PlanGroup
  period: string
  top: ReactNode
}

/** Tomorrow before its cut-off: nothing is locked yet, the new number is a declaration (P-12). */
export function Redeclare({ group, period, top }: Props) {
  const input = { groupId: group.groupId, planType: 'DAY', period } as const
  const read = useRead('predict POST /checkPredictionGasBefore', input, { refresh: 'show', handles: 'all' })
  if (read.data === undefined) return <PageFrame of={read} top={top} skeleton={<Shape heights={[120, 140]} />} />
  const key = String(read.data.current?.version ?? 0)
  return <Tomorrow key={key} {...{ group, period, top }} before={read.data} reload={read.reload} />
}

function Tomorrow({ group, period, top, before, reload }: Props & { before: Before; reload: () => Promise<void> }) {
  const { current, reference, window, allowed, reason } = before
  const today = useToday()
  const [volume, setVolume] = useState(current?.declaredVolume ?? reference.system)
  const declare = useDeclare({
    nameOf: () => periodName('DAY', period),
    done: reload,
    outdated: async () => {
      await alert('该日计划已被他人提交', { confirmText: '查看最新', cancelText: null })
      await reload()
    },
  })
  const send = () =>
    declare.submit({
      groupId: group.groupId,
      planType: 'DAY',
      period,
      declaredVolume: volume,
      method: 'MANUAL',
      version: current?.version ?? 0,
    })
  return (
    <PageFrame
      top={top}
      footer={
        allowed && (
          <BottomBar
            primary={{
              text: `提交申报${volume === '' ? '' : ` ${formatVolumeNumber(volume)} m³`}`,
              onTap: send,
              loading: declare.busy,
              loadingText: '提交中',
              disabled: volume === '',
            }}
          />
        )
      }
    >
      <div className='gutter fs-14 t2 mb12'>{`${group.name} · ${period.slice(5)}`}</div>
      <CheckBanner text={declare.banner.text || (allowed ? '' : (reason ?? ''))} items={declare.banner.items} />
      <Card>
        <Ends gap={8}>
          <span className='fs-14 t2'>当前计划</span>
          <span className='fs-13 c-warning'>
            {`${formatMoment(window.close, today)}截止 · 剩余 `}
            <CountDown until={window.close} onEnd={() => void reload()} />
          </span>
        </Ends>
        <Volume value={current?.approvedVolume ?? current?.declaredVolume ?? null} size='l' />
        <div className='fs-13 t3 num mt8'>{`系统建议 ${formatVolumeNumber(reference.system)} m³`}</div>
      </Card>
      <SectionCard title='改成多少'>
        <VolumeInput label='申报量' value={volume} disabled={!allowed} onChange={setVolume} />
      </SectionCard>
      <NoteSheet of={declare} />
    </PageFrame>
  )
}
