import { useState } from 'react'
import { Table, type Column } from '@/blocks/list/table'
import { Button, Card, Money, Status } from '@/ui'

const PAID = { label: '已缴清', tone: 'success' } as const
const UNPAID = { label: '待缴费', tone: 'warning' } as const

interface Bill {
  billId: string
  meter: string
  amount: string
  isPaid: boolean
}

const BILLS: readonly Bill[] = [
  { billId: '1', meter: '1#窑炉', amount: '42761.82', isPaid: false },
  { billId: '2', meter: '食堂锅炉', amount: '186920.40', isPaid: false },
  { billId: '3', meter: '很长的表具名称占两行，金额仍在其列，末位对齐', amount: '915.07', isPaid: true },
]

const COLUMNS: readonly Column<Bill>[] = [
  { head: '表具', cell: ({ meter }) => meter },
  { head: '金额', width: 120, isFigure: true, cell: ({ amount }) => <Money value={amount} /> },
  { head: '状态', width: 72, cell: ({ isPaid }) => <Status status={isPaid ? PAID : UNPAID} /> },
  {
    head: '操作',
    width: 72,
    isActs: true,
    cell: ({ meter, isPaid }) =>
      !isPaid && (
        <Button size='small' kind='outline' label={`缴费 ${meter}`}>
          缴费
        </Button>
      ),
  },
]

/** Rows under heads; one is chosen by a tap. */
export function GalleryTable() {
  const [chosen, setChosen] = useState('2')
  return (
    <Card flush>
      <Table
        label='账单'
        rows={BILLS}
        keyOf={({ billId }) => billId}
        columns={COLUMNS}
        onTap={({ billId }) => setChosen(billId)}
        isChosen={({ billId }) => billId === chosen}
        edgeOf={({ isPaid }) => (isPaid ? 'success' : 'warning')}
      />
    </Card>
  )
}
