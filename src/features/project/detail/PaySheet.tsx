import { compareMoney, formatMoney, parseAmount } from '@domain/money'
import { FormSheet, useFormAct, useLink, useToday, type FormField } from '@/blocks'
import { date } from '@/blocks/form/date'
import { photos } from '@/blocks/form/photos/photos'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { useRead } from '@/request'
import { Button, ErrorBlock, KeyValue, Sheet, Skeleton, Stack } from '@/ui'
import { useState } from 'react'
import { addDays } from '@domain/date'
import type { Payment } from '../types'

interface Props {
  projectId: string
  paymentId: string
  onClose: () => void
  onChanged: () => Promise<void>
}

/** 缴款: by a transfer that is recognised by its code; a voucher where the money went without one. */
export function PaySheet({ projectId, paymentId, onClose, onChanged }: Props) {
  const read = useRead('job GET /project/queryPaymentInfo', { projectId })
  const row = read.data?.list.find((one) => one.paymentId === paymentId)
  const [isVoucher, setVoucher] = useState(false)
  if (row && isVoucher) return <VoucherSheet of={row} onClose={onClose} onChanged={onChanged} />
  return (
    <Sheet open title='缴纳工程款' onClose={onClose}>
      <Stack gap={12} className='gutter mb16'>
        {read.error && <ErrorBlock small text={read.error.message} onRetry={() => void read.reload()} />}
        {read.data === undefined && !read.error && <Skeleton height={200} />}
        {row && <Ways of={row} onVoucher={() => setVoucher(true)} />}
      </Stack>
    </Sheet>
  )
}

function Ways({ of: row, onVoucher }: { of: Payment; onVoucher: () => void }) {
  const { transfer } = row
  const order = useLink('/pages/pay/pay-telegraphic-transfer', {
    bizType: 'PROJECT',
    payNo: row.paymentId,
    amount: row.unpaidAmount,
  })
  const own = useLink('/pages/pay/pay-telegraphic-transfer', { ttId: transfer?.ttId ?? '' })
  return (
    <>
      <KeyValue
        items={[
          ['款项', `第${row.seq}期 ${row.name}`],
          ['待缴', formatMoney(row.unpaidAmount)],
          ['截止', row.dueDate],
          ['转账附言', transfer?.remitCode, { copy: transfer?.remitCode ?? '' }],
        ]}
      />
      {transfer === null && order && (
        <Button block onTap={order}>
          银行转账
        </Button>
      )}
      {transfer !== null && own && (
        <Button block onTap={own}>
          查看电汇单
        </Button>
      )}
      <div className='fs-12 t3'>转账时附言填写识别码，到账后自动核销。</div>
      {transfer === null ? (
        <Button block kind='text' onTap={onVoucher}>
          已转账但没填识别码，上传凭证
        </Button>
      ) : (
        <div className='fs-12 t3'>已转账但没填识别码，请在电汇单中上传汇款凭证。</div>
      )}
    </>
  )
}

interface Voucher {
  amount: string
  payDate: string
  files: readonly Paper[]
}

/** Days back for which a payment can be proved. */
const PROVED = 90

function VoucherSheet({ of: row, onClose, onChanged }: Pick<Props, 'onClose' | 'onChanged'> & { of: Payment }) {
  const today = useToday()
  const { paymentId, version, unpaidAmount } = row
  const send = useFormAct('job POST /project/payment/voucher', {
    once: true,
    input: ({ amount, payDate, files }: Voucher) => {
      const parsed = parseAmount(amount)
      return {
        paymentId,
        version,
        payDate,
        amount: parsed.ok ? parsed.amount : amount,
        files: files.map(({ fileId }) => fileId),
      }
    },
    at: { '44604': 'amount', '44852': 'files' },
    dialog: ['2904', '44605', '44607'],
    ok: '凭证已提交，等待审核',
    done: onChanged,
    stale: onChanged,
  })
  const fields: readonly FormField<Voucher>[] = [
    {
      key: 'amount',
      label: '转账金额（元）',
      kind: 'number',
      required: true,
      hint: `待缴 ${formatMoney(unpaidAmount)}`,
      checks: [(text) => amountFault(text, unpaidAmount)],
    },
    {
      key: 'payDate',
      label: '转账日期',
      kind: date({ min: addDays(today, -PROVED), max: today, start: today }),
      required: true,
    },
    { key: 'files', label: '转账凭证', kind: photos({ use: 'PROJECT', most: 5 }), required: true },
  ]
  return (
    <FormSheet<Voucher>
      name={`voucher-${paymentId}`}
      title='上传缴费凭证'
      confirmText='提交'
      values={{ amount: unpaidAmount, payDate: today, files: [] }}
      fields={fields}
      onClose={onClose}
      {...send}
    />
  )
}

function amountFault(text: string, most: string): string | undefined {
  const parsed = parseAmount(text)
  if (!parsed.ok) return '请输入正确的金额，最多两位小数'
  return compareMoney(parsed.amount, most) > 0 ? '凭证金额超出待缴金额' : undefined
}
