import { Waiting } from '@/blocks/pay/WaitingPayment'
import type { useOwnWaiting } from '@/blocks/pay/use-own-waiting'
import type { Read } from '@/request'
import { EnergyBlock } from './EnergyBlock'
import { Guide } from './Guide'
import { Headlines } from './Headlines'
import type { Summary } from './money-view'
import { Todos } from './Todos'

interface LowerBlocksProps {
  read: Read<Summary>
  waiting: ReturnType<typeof useOwnWaiting>
}

/** Everything below the first screen; loaded once the first card stands. */
export function LowerBlocks({ read, waiting }: LowerBlocksProps) {
  const energy = read.data?.energy
  return (
    <>
      <Waiting order={waiting.order} back='/pages/home/index/index' onEnd={waiting.renew} />
      {energy && <EnergyBlock energy={energy} />}
      <Todos />
      <Headlines />
      <Guide />
    </>
  )
}
