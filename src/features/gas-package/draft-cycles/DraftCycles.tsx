import { useState } from 'react'
import { isZeroVolume } from '@domain/volume'
import { differenceOf } from '@domain/package/cycles'
import { PageFrame, useMay } from '@/blocks'
import { useRead } from '@/request'
import { goBack } from '@/routes/go'
import { BottomBar, Card, confirm, Fact, NoticeBar, SectionCard, Volume } from '@/ui'
import { CycleChart } from '../parts/cycle/CycleChart'
import { CycleDiffBar } from '../parts/cycle/CycleDiffBar'
import { CycleTable } from '../parts/cycle/CycleTable'
import { draftOf, saveDraft } from '../parts/order/order-draft'
import type { Preview } from '../types'
import { cycleFault, startVolumes } from './draft-rules'

interface Props {
  packageId: string
  volume: string
}

/** The allocation of an order that is being made; it goes back with the page (B 9.29). */
export function DraftCycles({ packageId, volume }: Props) {
  const mayOrder = useMay('model:PACKAGE_ORDER')
  const [draft] = useState(() => draftOf(packageId))
  const meterNos = draft?.meterNos ?? []
  const input = { packageId, volume, meterNos: [...meterNos] }
  const read = useRead('taocan POST /trade/package/preview', input, { freshFor: 0 })
  const meters = useRead('taocan GET /trade/package/detail', { packageId })
  if (read.data === undefined || meters.data === undefined) return <PageFrame of={[read, meters]} />
  const qmaxes = meters.data.meters.filter(({ meterNo }) => meterNos.includes(meterNo)).map(({ qmax }) => qmax)
  const kept = draft?.volume === volume ? draft.cycles : null
  return (
    <Allocation
      preview={read.data}
      qmaxes={qmaxes}
      start={startVolumes(read.data.cycles, kept)}
      mayOrder={mayOrder}
      onDone={(cycles) => {
        saveDraft(packageId, { volume, meterNos, cycles })
        void goBack()
      }}
    />
  )
}

interface AllocationProps {
  preview: Preview
  qmaxes: readonly (string | null)[]
  start: ReadonlyMap<number, string>
  mayOrder: boolean
  /** null: by days. */
  onDone: (cycles: { cycleNo: number; volume: string }[] | null) => void
}

function Allocation({ preview, qmaxes, start, mayOrder, onDone }: AllocationProps) {
  const [volumes, setVolumes] = useState(start)
  const { cycles, volume: total } = preview
  const volumeOf = ({ cycleNo, volume }: Preview['cycles'][number]) => volumes.get(cycleNo) ?? volume
  const faultOf = (cycle: Preview['cycles'][number]) => cycleFault(cycle, volumeOf(cycle), qmaxes)
  const now = cycles.map(volumeOf)
  const isEven = cycles.every((cycle) => volumeOf(cycle) === cycle.volume)
  const off = differenceOf(
    now.map((volume) => volume || '0'),
    total,
  )
  const isRight = isZeroVolume(off) && cycles.every((cycle) => faultOf(cycle) === undefined)
  const isChanged = cycles.some((cycle) => volumeOf(cycle) !== (start.get(cycle.cycleNo) ?? cycle.volume))
  const leave = async () => {
    if (!isChanged || (await confirm({ title: '提示', content: '内容尚未保存，确定离开？' }))) await goBack()
  }
  const done = () =>
    onDone(isEven ? null : cycles.map((cycle) => ({ cycleNo: cycle.cycleNo, volume: volumeOf(cycle) })))
  return (
    <PageFrame
      spaced
      onBack={() => void leave()}
      footer={
        <BottomBar
          note={<CycleDiffBar volumes={now} total={total} />}
          secondary={{
            text: '恢复均分',
            disabled: isEven,
            onTap: () => setVolumes(new Map(cycles.map(({ cycleNo, volume }) => [cycleNo, volume]))),
          }}
          primary={{ text: '确定', disabled: !isRight || !mayOrder, onTap: done }}
        />
      }
    >
      {cycles.length === 1 && <NoticeBar>仅有一个周期，气量不可调整</NoticeBar>}
      <Card>
        <Fact label='订购气量' value={<Volume value={total} size='mm' />} note='下单前各周期均可调整，每次100 m³' />
        <CycleChart cycles={cycles.map((cycle) => ({ ...cycle, volume: volumeOf(cycle) }))} />
      </Card>
      <SectionCard flush title='周期分配' count={cycles.length}>
        <CycleTable
          cycles={cycles}
          {...(cycles.length > 1 &&
            mayOrder && {
              edit: {
                volumes,
                faultOf,
                onChange: (cycleNo: number, volume: string) =>
                  setVolumes((before) => new Map(before).set(cycleNo, volume)),
              },
            })}
        />
      </SectionCard>
    </PageFrame>
  )
}
