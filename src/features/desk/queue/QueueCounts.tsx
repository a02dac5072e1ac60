import type { Out } from '@contract'
import { go } from '@/routes/go'
import { Button, Card, Ends, Figures, Row } from '@/ui'

interface Props {
  summary: Out<'btwob GET /review/summary'>
  /** Opens what customers have not read or signed. */
  onMissing: () => void
}

/** The state of the queue: late, due soon, not taken, own; given-up work, and contracts that wait for a customer, on a tap. */
export function QueueCounts({ summary, onMissing }: Props) {
  const { overdue, soon, free, mine, dead, staffName } = summary
  const figure = (label: string, count: number, tone: string) => ({
    label,
    value: <span className={count > 0 ? `num ${tone}` : 'num t3'}>{count}</span>,
  })
  return (
    <Card className='mt12'>
      <Figures
        items={[
          figure('已超时', overdue, 'c-danger'),
          figure('30 分钟内', soon, 'c-warning'),
          figure('未接', free, ''),
          figure('我的', mine, ''),
        ]}
      />
      <Ends className='mt8'>
        <span className='fs-13 t3 break'>{staffName && `${staffName}，在岗`}</span>
        <Row>
          <Button kind='text' size='small' onTap={onMissing}>
            合同未读未签
          </Button>
          {dead > 0 && (
            <Button kind='text' size='small' onTap={() => void go('/pages/desk/dead')}>
              {`死信 ${dead}`}
            </Button>
          )}
        </Row>
      </Ends>
    </Card>
  )
}
