import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import { isPhone } from '@domain/validate'
import { ErrorBlock, KeyValue, SectionCard, Skeleton } from '@/ui'

const TONES = {
  danger: 'c-danger',
  warning: 'c-warning',
  success: 'c-success',
  primary: 'c-link',
  muted: 't3',
} as const

/** What staff should know of the customer of a task. */
export function CustomerFacts({ taskId }: { taskId: string }) {
  const read = useRead('btwob GET /review/customer', { taskId }, { handles: 'all' })
  if (read.state === 'error')
    return <ErrorBlock small text='客户信息加载失败，点击重试' onRetry={() => void read.reload()} />
  if (read.data === undefined) return <Skeleton height={160} />
  return (
    <div>
      {read.data.groups.map(({ title, facts }) => (
        <SectionCard key={title} title={title}>
          <KeyValue
            items={facts.map(({ label, value, tone }, index) => [
              label,
              isPhone(value) ? (
                <button type='button' className='c-link num' onClick={() => callPhone(value)}>
                  {value} 拨打
                </button>
              ) : (
                <span className={tone === null ? 'break' : `break ${TONES[tone]}`}>{value}</span>
              ),
              { key: String(index) },
            ])}
          />
        </SectionCard>
      ))}
    </div>
  )
}
