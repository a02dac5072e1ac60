import { useLater } from '@/blocks/use-later'
import { Outages } from '@/shared/outage'
import { Waiting, useOwnWaiting } from '@/shared/pay'
import type { Read } from '@/request'
import { AlarmNotice, useAlarming } from './AlarmNotice'
import { CardBlock } from './CardBlock'
import { EnergyBlock } from './EnergyBlock'
import { Guide } from './Guide'
import { Headlines } from './Headlines'
import { LatestProject, useLatestProject } from './LatestProject'
import type { Summary } from './money-model'
import { Packages } from './Packages'
import { TodayTodo, Todos, useTodos } from './Todos'

/** The last of the page, in a file of its own; where that does not come, the page is whole without it. */
const activities = () => import('./Activities')

/** What is above the cards; the readings’ outage is in the card that needs them. */
const WITHOUT_USE = ['payment', 'einvoice'] as const

/** Everything below the first screen; loaded once the first card is shown. */
export function LowerBlocks({ read }: { read: Read<Summary> }) {
  const waiting = useOwnWaiting()
  const todos = useTodos()
  const works = useLatestProject()
  const alarms = useAlarming()
  const { part } = useLater(activities, true)
  const energy = read.data?.energy
  const isCards = read.data?.account?.chargeMode === 'PREPAID_CARD'
  // All of it at once: what is measured, what waits for its payment or is to be done first, and works under way would push the rest down.
  if (!waiting.settled || !works.settled || !alarms.settled || todos.state === 'loading') return null
  return (
    <>
      <AlarmNotice of={alarms.alarming} />
      <Outages of={read.data?.failedParts} only={energy ? WITHOUT_USE : undefined} />
      <Waiting order={waiting.order} back='/pages/home/index/index' onEnd={waiting.renew} />
      <TodayTodo read={todos} />
      {energy && (isCards ? <CardBlock /> : <EnergyBlock energy={energy} failed={read.data?.failedParts} />)}
      <Todos read={todos} />
      {works.project && <LatestProject of={works.project} />}
      <Packages />
      <Headlines />
      {part && <part.Activities />}
      <Guide />
    </>
  )
}
