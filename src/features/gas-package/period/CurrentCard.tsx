import { childOrderStatus } from '@domain/statuses/gas-package'
import { useLink, useMay, useToday } from '@/blocks'
import { useRead } from '@/request'
import { Button, Card, Ends, ErrorBlock, Figures, Progress, Row, Status, Volume } from '@/ui'
import { WholeOfCycle } from '../parts/cycle/WholeOfCycle'
import { DeviationBadge } from '../parts/cycle/DeviationBadge'
import { spanText } from '../package-text'
import type { OrderCycle } from '../types'
import { elapsedOf, isRunning, takenOf } from './period-look'

/** The running cycle: what is left, for how long, and how that compares with its line. */
export function CurrentCard({ cycle }: { cycle: OrderCycle }) {
  const today = useToday()
  const { childNo } = cycle
  const read = useRead('taocan GET /trade/extract/periodDetail', { childNo }, { handles: 'all', refresh: 'show' })
  const of = read.data
  const running = isRunning(cycle)
  return (
    <Card label='当前周期'>
      <Ends gap={8}>
        <span className='fs-16 fw-b'>
          {cycle.name}
          <span className='fs-12 t3 num'> {spanText(cycle)}</span>
        </span>
        <Status status={childOrderStatus[cycle.state]} />
      </Ends>
      <div className='fs-13 t3 mt8'>本周期剩余可提</div>
      <Volume value={of?.remaining ?? null} size='l' />
      <Progress
        className='mt8'
        value={Number(takenOf(cycle) ?? '0') / 100}
        label={`已提${takenOf(cycle) ?? '0'}%`}
        {...(running && { mark: elapsedOf(cycle, today) })}
      />
      <Row wrap gap={8} top={8}>
        {of && <DeviationBadge rate={of.rate} />}
        {!running && <span className='fs-13 t2 num'>{cycle.startDate.slice(5)} 起提气</span>}
      </Row>
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      <div className='hr' />
      <Figures
        items={[
          { label: '可提总量', value: <WholeOfCycle of={cycle} /> },
          { label: '已提', value: <Volume value={cycle.extracted} /> },
        ]}
      />
      <div className='hr' />
      <Figures
        items={[
          { label: '剩余天数', value: of ? `${of.daysLeft} 天` : '--' },
          { label: '日均可提', value: <Volume value={of?.perDay ?? null} /> },
        ]}
      />
      <Ways childNo={childNo} canChange={of?.canChange === true} />
    </Card>
  )
}

function Ways({ childNo, canChange }: { childNo: string; canChange: boolean }) {
  const mayChange = useMay('model:PACKAGE_EXTRACT') && canChange
  const change = useLink('/subPagesB/pages/gas-package/change-extraction-gas', { childNo })
  const add = useLink('/subPagesB/pages/gas-package/change-extraction-gas', { childNo, type: 'ADD' })
  const days = useLink('/subPagesB/pages/gas-package/periodic-extraction-vol-details', { childNo })
  return (
    <Row wrap gap={8} top={16}>
      {mayChange && change && (
        <Button kind='outline' size='small' onTap={change}>
          申请变更
        </Button>
      )}
      {mayChange && add && (
        <Button kind='outline' size='small' onTap={add}>
          追加
        </Button>
      )}
      {days && (
        <Button kind='plain' size='small' onTap={days}>
          提气明细
        </Button>
      )}
    </Row>
  )
}
