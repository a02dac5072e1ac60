import { formatShare } from '@domain/percent'
import { childOrderStatus } from '@domain/statuses/gas-package'
import { formatMoment } from '@domain/date-format'
import { formatVolumeNumber } from '@domain/volume'
import { useLink, useMay, useToday } from '@/blocks'
import { Button, Ends, Money, Progress, Row, Status, Volume } from '@/ui'
import { CycleFrame } from '../parts/cycle/CycleFrame'
import type { OrderCycle } from '../types'
import { elapsedOf, isPayable, isRunning, plannedOf, takenOf } from './period-look'
import './period.scss'

interface Props {
  orderNo: string
  cycle: OrderCycle
  onSubmit: () => Promise<void>
}

/** A cycle with what was paid and taken; what it waits for is below. */
export function CycleLine({ orderNo, cycle, onSubmit }: Props) {
  const today = useToday()
  const open = useLink('/subPagesB/pages/gas-package/periodic-extraction-vol-details', { childNo: cycle.childNo })
  const running = isRunning(cycle)
  const taken = takenOf(cycle)
  return (
    <div className='per-cycle'>
      <CycleFrame name={cycle.name} startDate={cycle.startDate} now={running} onTap={open}>
        <Ends gap={8}>
          <Volume value={plannedOf(cycle)} className='fs-16 fw-b' />
          <Status status={childOrderStatus[cycle.state]} />
        </Ends>
        <Ends gap={8} className='fs-12 t3 num'>
          <span>
            已提 {formatVolumeNumber(cycle.extracted)} m³（{formatShare(taken)}）
          </span>
          <span>
            已付 <Money value={cycle.paidAmount} />
          </span>
        </Ends>
        {running && (
          <Progress
            className='mt4'
            value={Number(taken ?? '0') / 100}
            mark={elapsedOf(cycle, today)}
            label={`${cycle.name}已提${formatShare(taken)}`}
          />
        )}
        {cycle.open && <div className='fs-12 c-warning num mt4'>修改截止 {formatMoment(cycle.editCloseAt, today)}</div>}
        {isPayable(cycle) && (
          <div className='fs-12 c-warning num mt4'>
            {formatMoment(cycle.payDeadline, today)} 前支付 <Money value={cycle.payableAmount} />
          </div>
        )}
      </CycleFrame>
      <Acts orderNo={orderNo} cycle={cycle} onSubmit={onSubmit} />
    </div>
  )
}

function Acts({ orderNo, cycle, onSubmit }: Props) {
  const mayExtract = useMay('model:PACKAGE_EXTRACT')
  const edit = useLink('/subPagesB/pages/gas-package/edit-extraction-cycle', {
    orderNo,
    cycleNo: String(cycle.cycleNo),
  })
  const pay = useLink('/subPagesB/pages/gas-package/extract-pay', { bizType: 'CHILD', bizNo: cycle.childNo })
  if (!mayExtract || (!cycle.open && !isPayable(cycle))) return null
  return (
    <Row wrap gap={8} to='end' className='per-acts'>
      {cycle.open && edit && (
        <Button kind='outline' size='small' label={`修改${cycle.name}气量`} onTap={edit}>
          修改
        </Button>
      )}
      {cycle.open && (
        <Button kind='filled' size='small' label={`提交${cycle.name}提气单`} onTap={onSubmit}>
          提交提气单
        </Button>
      )}
      {isPayable(cycle) && pay && (
        <Button kind='filled' size='small' label={`支付${cycle.name}气款`} onTap={pay}>
          去支付
        </Button>
      )}
    </Row>
  )
}
