import { Waiting, useOwnWaiting } from '@/shared/pay'
import type { Read } from '@/request'
import { EnergyBlock } from './EnergyBlock'
import { Guide } from './Guide'
import { Headlines } from './Headlines'
import type { Summary } from './money-model'
import { Packages } from './Packages'
import { Todos } from './Todos'

/** Everything below the first screen; loaded once the first card stands. */
export function LowerBlocks({ read }: { read: Read<Summary> }) {
  const waiting = useOwnWaiting()
  const energy = read.data?.energy
  // All of it at once: what waits for its payment would push the rest down.
  if (!waiting.settled) return null
  return (
    <>
      <Waiting order={waiting.order} back='/pages/home/index/index' onEnd={waiting.renew} />
      {energy && <EnergyBlock energy={energy} />}
      <Todos />
      <Packages />
      <Headlines />
      <Guide />
    </>
  )
}
