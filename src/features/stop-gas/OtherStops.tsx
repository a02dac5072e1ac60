import { stopGasText, stopKinds } from '@domain/statuses/stop-gas'
import { useToday } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { stopSpan } from '@/shared/gas-stop'
import { Cell, CellGroup, SectionLabel, Status } from '@/ui'

/** The customer's other notices, the newest first. */
export function OtherStops({ except }: { except: string }) {
  const list = useRead('default GET /crmgas/stopGas/list', {}, { handles: 'all' })
  const today = useToday()
  const others = (list.data?.list ?? []).filter(({ stopId }) => stopId !== except)
  if (others.length === 0) return null
  return (
    <>
      <SectionLabel>其他停气通知</SectionLabel>
      <CellGroup>
        {others.map((stop) => (
          <Cell
            key={stop.stopId}
            icon='valve'
            title={stop.title || stopKinds[stop.kind]}
            subtitle={stopSpan(stop, today)}
            value={<Status status={stopGasText(stop.kind, stop.state)} />}
            onTap={() => void go('/subPages/my-message/stop-gas', { stopId: stop.stopId })}
          />
        ))}
      </CellGroup>
    </>
  )
}
