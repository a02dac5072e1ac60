import { formatMoney } from '@domain/money'
import { projectPaymentStatus } from '@domain/statuses/project'
import { useLinks } from '@/blocks'
import { useRead } from '@/request'
import { Button, Card, Empty, Ends, ErrorBlock, Fact, KeyValue, Money, Skeleton, Status } from '@/ui'
import { Files } from '../Files'
import type { Opened, Payment } from '../types'
import './detail.scss'

interface Props {
  projectId: string
  /** Whether the project takes money: not while it is paused, nor once it was given up. */
  takes: boolean
  onOpen: (opened: Opened) => void
  onShow: (first: string, all: readonly string[]) => void
}

/** 费用: the contract and its instalments; each is paid by a transfer with a code of its own. */
export function MoneyPanel({ projectId, takes, onOpen, onShow }: Props) {
  const read = useRead('job GET /project/queryPaymentInfo', { projectId }, { refresh: 'show' })
  const info = read.data
  if (info === undefined)
    return read.error ? (
      <ErrorBlock text={read.error.message} onRetry={() => void read.reload()} />
    ) : (
      <Skeleton height={280} />
    )
  if (info.list.length === 0) return <Empty text='确认设计方案后生成缴费计划' />
  return (
    <>
      <Card>
        <KeyValue
          items={[
            ['合同金额', info.contractAmount && formatMoney(info.contractAmount)],
            ['已缴', formatMoney(info.paidAmount)],
            ['待缴', formatMoney(info.unpaidAmount)],
          ]}
        />
      </Card>
      {info.list.map((row) => (
        <Instalment key={row.paymentId} of={row} takes={takes} onOpen={onOpen} onShow={onShow} />
      ))}
    </>
  )
}

function Instalment({ of: row, takes, onOpen, onShow }: Omit<Props, 'projectId'> & { of: Payment }) {
  const links = useLinks()
  const isAsked = takes && (row.status === 'TO_PAY' || row.status === 'AUDIT_REJECTED')
  return (
    <Card label={`第${row.seq}期${row.name}`}>
      <Ends>
        <Fact
          grow
          value={`第 ${row.seq} 期 · ${row.name}${row.ratio > 0 ? ` ${row.ratio}%` : ''}`}
          note={
            row.paidAt === null
              ? `${row.dueDate} 前付${row.overdue ? ' · 已逾期' : ''}`
              : `${row.paidAt.slice(0, 10)} 已付`
          }
        />
        <span className='pd-sum'>
          <Money value={row.amount} />
          <Status status={projectPaymentStatus[row.status]} />
        </span>
      </Ends>
      {row.transfer && (
        <div className='pd-code mt8'>
          <KeyValue items={[['转账附言填识别码', row.transfer.remitCode, { copy: row.transfer.remitCode }]]} />
          <Ends>
            <span className='fs-12 t3'>到账自动核销，不用传凭证</span>
            <Button
              kind='text'
              size='small'
              onTap={links.to('/pages/pay/pay-telegraphic-transfer', { ttId: row.transfer.ttId })}
            >
              查看电汇单
            </Button>
          </Ends>
        </div>
      )}
      {row.rejectReason !== null && <div className='fs-13 c-danger break mt8'>{`凭证未通过：${row.rejectReason}`}</div>}
      {row.voucher && <Files files={row.voucher.files} label={`${row.name}凭证`} onShow={onShow} />}
      {isAsked && (
        <Button
          block
          kind='outline'
          className='mt12'
          label={`缴纳第${row.seq}期`}
          onTap={() => onOpen({ kind: 'PAYMENT', id: row.paymentId })}
        >
          {`缴纳第${row.seq}期`}
        </Button>
      )}
    </Card>
  )
}
