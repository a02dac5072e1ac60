import { KeyValue, type FactRow } from '@/ui'

interface Receiver {
  accountName: string
  accountNo: string
  bankName: string
  bankNo: string
}

export interface ReceiverFactsProps {
  receiver: Receiver
  /** What the remark of the bank transfer has to say, once it is known. */
  remitCode?: string
}

/** Where the money goes, each line to be copied into the bank's own form (A 6.25). */
export function ReceiverFacts({ receiver, remitCode }: ReceiverFactsProps) {
  const line = (label: string, text: string): FactRow => [
    label,
    <span className='num break'>{text}</span>,
    { copy: text },
  ]
  return (
    <KeyValue
      items={[
        line('收款户名', receiver.accountName),
        line('收款账号', receiver.accountNo),
        line('开户银行', receiver.bankName),
        line('联行号', receiver.bankNo),
        remitCode !== undefined && line('汇款附言', remitCode),
      ]}
    />
  )
}
