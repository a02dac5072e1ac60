import { useState } from 'react'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { newInvoiceTypes, type NewInvoiceType } from '@domain/statuses/invoice'
import { autoInvoiceStatus } from '@domain/statuses/invoice-auto'
import { FormSheet, useAct, useFormAct, useMay, useToday, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { useRead } from '@/request'
import {
  Button,
  DateText,
  Ends,
  ErrorBlock,
  Item,
  KeyValue,
  Money,
  NoticeBar,
  Row,
  Sheet,
  Skeleton,
  Stack,
  Status,
} from '@/ui'
import { titlePick } from '../title/title-pick-line'
import type { Title } from '../title/use-title'
import { announced, runTitle, waitingRun, type Auto, type Run } from './auto-text'

/** 每月自动开票: to which title what is settled is invoiced, what is announced, what was done. */
export function AutoSheet({ onClose }: { onClose: () => void }) {
  const read = useRead('btwob GET /invoice/auto', {}, { handles: 'all' })
  const mayApply = useMay('model:INVOICE_APPLY')
  const [isEditing, setEditing] = useState(false)
  const auto = read.data
  if (auto && mayApply && (isEditing || auto.rule === null))
    return <RuleForm auto={auto} onDone={() => setEditing(false)} onClose={onClose} />
  return (
    <Sheet open title='每月自动开票' cancelText='关闭' onClose={onClose}>
      {read.state === 'loading' && <Skeleton kind='list' rows={2} />}
      {read.state === 'error' && <ErrorBlock onRetry={() => void read.reload()} />}
      {auto?.rule === null && <div className='gutter mb24 fs-14 t2'>自动开票由主账号或有开票权限的成员设置</div>}
      {auto && auto.rule !== null && (
        <Running auto={auto} rule={auto.rule} onChange={mayApply ? () => setEditing(true) : null} />
      )}
      {auto && <Past runs={auto.runs} />}
    </Sheet>
  )
}

interface RunningProps {
  auto: Auto
  rule: NonNullable<Auto['rule']>
  onChange: (() => void) | null
}

function Running({ auto, rule, onChange }: RunningProps) {
  const today = useToday()
  const run = waitingRun(auto)
  const skip = useAct('btwob POST /invoice/auto/skip', {
    ask: '取消后这些账单不再自动开票，可在待开票中自行申请，确定取消吗？',
    ok: '已取消',
    dialog: ['2644', '2902'],
  })
  const stop = useAct('btwob POST /invoice/auto/stop', {
    ask: '关闭后不再自动开票，确定关闭吗？',
    ok: '已关闭',
  })
  return (
    <Stack gap={12} className='gutter mb12'>
      {run && <NoticeBar inset>{announced(run, today)}</NoticeBar>}
      {rule.buyerName === null && (
        <NoticeBar tone='warning' inset>
          抬头已删除，请更换抬头
        </NoticeBar>
      )}
      <KeyValue
        items={[
          ['抬头', rule.buyerName ?? '--'],
          ['发票类型', newInvoiceTypes[rule.invoiceType]],
          ['开启时间', <DateText value={rule.since} />],
        ]}
      />
      {onChange && (
        <Row gap={12}>
          {run && (
            <Button kind='outline' size='small' loading={skip.busy} onTap={() => skip.run({ runId: run.runId })}>
              取消本次
            </Button>
          )}
          <Button kind='outline' size='small' onTap={onChange}>
            更换抬头
          </Button>
          <Button kind='text' size='small' danger loading={stop.busy} onTap={() => stop.run({})}>
            关闭自动开票
          </Button>
        </Row>
      )}
    </Stack>
  )
}

interface Rule {
  titleId: string
  invoiceType: NewInvoiceType
}

const TYPES = (['82', '81'] as const).map((key) => ({ key, label: newInvoiceTypes[key] }))

const fieldsOf = (titles: readonly Title[]): readonly FormField<Rule>[] => [
  { key: 'invoiceType', label: '发票类型', kind: chips<NewInvoiceType>(TYPES), required: true },
  { key: 'titleId', label: '发票抬头', kind: titlePick(titles), required: accountAndInvoices[2654] },
]

function RuleForm({ auto, onDone, onClose }: { auto: Auto; onDone: () => void; onClose: () => void }) {
  const titles = useRead('default GET /crmgas/invoice/titleList', {}, { handles: 'all' })
  const save = useFormAct('btwob POST /invoice/auto/save', {
    input: (rule: Rule) => rule,
    at: { '2604': 'invoiceType', '2605': 'titleId', '2654': 'titleId' },
    ok: '已开启自动开票',
    done: onDone,
  })
  const preset = titles.data?.find(({ isDefault }) => isDefault)?.titleId ?? ''
  if (titles.state === 'loading')
    return (
      <Sheet open title='每月自动开票' cancelText='关闭' onClose={onClose}>
        <Skeleton kind='list' rows={2} />
      </Sheet>
    )
  return (
    <FormSheet<Rule>
      title='每月自动开票'
      confirmText={auto.rule === null ? '开启' : '保存'}
      name='invoice-auto'
      values={{ titleId: auto.rule?.titleId ?? preset, invoiceType: auto.rule?.invoiceType ?? '82' }}
      fields={fieldsOf(titles.data ?? [])}
      {...save}
      head={() => (
        <div className='gutter fs-13 t3 mb12'>
          账单可以开票后先通知您，24 小时内可取消，之后按所选抬头每个账期开一张；开启前出账的账单不受影响
        </div>
      )}
      onClose={onClose}
    />
  )
}

function Past({ runs }: { runs: readonly Run[] }) {
  return runs
    .filter(({ status }) => status !== 'WAIT')
    .map((run) => (
      <Item key={run.runId}>
        <Ends>
          <span className='fs-14 break'>{runTitle(run)}</span>
          <Status status={autoInvoiceStatus[run.status]} />
        </Ends>
        <Ends>
          <span className='fs-12 t3 break'>{run.reason ?? <DateText value={run.createdAt} />}</span>
          <Money value={run.grossAmount} size='s' />
        </Ends>
      </Item>
    ))
}
