import { useState } from 'react'
import { buyerTypes, titleKinds } from '@domain/statuses/invoice-apply'
import { useLink } from '@/blocks'
import { useRead } from '@/request'
import { Button, Card, Ends, IconButton, KeyValue, Row, type FactRow } from '@/ui'
import { TitleTags } from '../parts/title/TitleTags'
import type { Title } from '../parts/title/use-title'

export interface TitleActs {
  makeDefault: (title: Title) => Promise<unknown>
  remove: (title: Title) => Promise<unknown>
  copy: (title: Title) => Promise<unknown>
}

interface TitleCardProps {
  title: Title
  acts: TitleActs
  onQr: () => void
}

/** One title with all of it; the account is shown on request. */
export function TitleCard({ title, acts, onQr }: TitleCardProps) {
  const [isOpen, setOpen] = useState(false)
  const { titleId, buyerName } = title
  const edit = useLink('/subPagesB/pages/applyForInvoice/addCompanyTitle', { titleId })
  // The list has the last digits only.
  const whole = useRead('default GET /crmgas/invoice/titleDetail', { titleId }, { enabled: isOpen })
  const account = isOpen ? whole.data?.bankAccount : undefined
  return (
    <Card label={buyerName}>
      <Ends>
        <span className='fs-16 fw-b break'>{buyerName}</span>
        <TitleTags title={title} />
      </Ends>
      {title.rejectReason !== null && (
        <div className='fs-12 c-danger mt4 break'>{`未通过原因：${title.rejectReason}`}</div>
      )}
      <KeyValue className='mt8' items={factsOf(title, { account, isOpen, onToggle: () => setOpen(!isOpen) })} />
      <Row wrap to='end' gap={16} top={8}>
        {!title.isDefault && title.reviewStatus === 'T1' && (
          <Act text='设为默认' of={buyerName} onTap={() => acts.makeDefault(title)} />
        )}
        <Act text='复制抬头' of={buyerName} onTap={() => acts.copy(title)} />
        <Act text='二维码' of={buyerName} onTap={onQr} />
        {edit && <Act text='编辑' of={buyerName} onTap={edit} />}
        <Act text='删除' of={buyerName} danger onTap={() => acts.remove(title)} />
      </Row>
    </Card>
  )
}

interface ActProps {
  text: string
  /** Of several cards with the same buttons. */
  of: string
  danger?: boolean
  onTap: () => void | Promise<unknown>
}

const Act = ({ text, of: name, danger = false, onTap }: ActProps) => (
  <Button kind='text' size='small' danger={danger} label={`${text} ${name}`} onTap={onTap}>
    {text}
  </Button>
)

interface Account {
  /** With all its digits; undefined: not asked for, or not read yet. */
  account: string | undefined
  isOpen: boolean
  onToggle: () => void
}

function factsOf(title: Title, { account, isOpen, onToggle }: Account): FactRow[] {
  const lines: [string, string][] = [
    ['类型', `${titleKinds[title.titleKind]} · ${buyerTypes[title.buyerType]}`],
    ['税号', title.taxNo],
    ['地址', title.address],
    ['电话', title.phone],
    ['开户行', title.bankName],
  ]
  return [
    ...lines.map(([label, value]): FactRow => [label, value !== '' && <span className='break'>{value}</span>]),
    [
      '账号',
      title.bankAccount !== '' && (
        <Row gap={4} to='end'>
          <span className='num break'>{account ?? `**** ${title.bankAccount.slice(-4)}`}</span>
          <IconButton
            icon={isOpen ? 'eye' : 'eye-off'}
            size={16}
            pressed={isOpen}
            label={isOpen ? '隐藏账号' : '显示账号'}
            onTap={onToggle}
          />
        </Row>
      ),
    ],
    ['邮箱', title.email !== '' && <span className='break'>{title.email}</span>],
  ]
}
