import { useLink, useLinks } from '@/blocks'
import { useRead } from '@/request'
import { addressOf } from '@/routes/go'
import { NoticeStrip } from '@/shared/contract-notice'
import { Button, Card, Ends, ErrorBlock, Figures, ShortcutGrid, Skeleton } from '@/ui'

const SHORTCUTS = [
  { key: 'all', label: '合同管理', icon: 'contract', to: addressOf('/subPagesB/pages/signManagement/management', {}) },
  {
    key: 'frame',
    label: '年度框架合同',
    icon: 'calendar',
    to: addressOf('/subPagesB/pages/signManagement/annualFrameContract', {}),
  },
  {
    key: 'about',
    label: '签署说明',
    icon: 'help',
    to: addressOf('/pages/transaction-process/text', { code: 'CONTRACT_SIGN' }),
  },
] as const

/** Whether the enterprise may sign, what waits, and the ways to the contracts (B 6.6). */
export function TaskHead() {
  const read = useRead('default GET /crmgas/contract/summary', undefined, { refresh: 'show', handles: 'all' })
  const certify = useLink('/pages/certification/index')
  const links = useLinks()
  const { data } = read
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (data === undefined) return <Skeleton kind='card' height={180} />
  const built = SHORTCUTS.filter(({ to }) => links(to) !== undefined)
  return (
    <>
      <NoticeStrip notices={data.notices} />
      <Card className='mb12'>
        <Ends>
          <span className='fs-14 t2 break'>
            {data.certified === '1' ? `已认证 ${data.customerName}` : '完成企业认证后方可签署'}
          </span>
          {data.certified === '0' && certify && (
            <Button kind='text' size='small' onTap={certify}>
              去认证
            </Button>
          )}
        </Ends>
        <Figures
          className='mt12'
          items={[
            { label: '待签署', value: data.toSign },
            { label: '履行中', value: data.effective },
            { label: '即将到期', value: data.expiring },
          ]}
        />
      </Card>
      <Card flush className='mb12'>
        <ShortcutGrid
          columns={3}
          items={built.map(({ key, label, icon }) => ({ key, label, icon }))}
          onTap={(key) => links(built.find((one) => one.key === key)?.to ?? '')?.()}
        />
      </Card>
    </>
  )
}
