import { WaitingOwn } from '@/blocks/pay/WaitingPayment'
import type { Read } from '@/request'
import { EnergyBlock } from './EnergyBlock'
import { Guide } from './Guide'
import { Headlines } from './Headlines'
import type { Summary } from './money-view'
import { Todos } from './Todos'

/** Everything below the first screen; loaded once the first card stands. */
export function LowerBlocks({ read }: { read: Read<Summary> }) {
  const energy = read.data?.energy
  return (
    <>
      <WaitingOwn back='/pages/home/index/index' />
      {energy && <EnergyBlock energy={energy} />}
      <Todos />
      <Headlines />
      <Guide />
    </>
  )
}
