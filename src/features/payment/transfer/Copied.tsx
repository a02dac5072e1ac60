import { copyText } from '@/platform/clipboard'
import { KeyValue, toast } from '@/ui'

interface Receiver {
  accountName: string
  accountNo: string
  bankName: string
  bankNo: string
}

const copy = async (text: string) => toast((await copyText(text)) ? '已复制' : '复制失败，请稍后重试')

export interface ReceiverFactsProps {
  receiver: Receiver
  /** What the remark of the bank transfer has to say, once it is known. */
  remitCode?: string
}

/** Where the money goes, each line to be copied into the bank's own form (A 6.25). */
export function ReceiverFacts({ receiver, remitCode }: ReceiverFactsProps) {
  const lines = [
    ['收款户名', receiver.accountName],
    ['收款账号', receiver.accountNo],
    ['开户银行', receiver.bankName],
    ['联行号', receiver.bankNo],
    ...(remitCode === undefined ? [] : [['汇款附言', remitCode] as const]),
  ] as const
  return (
    <KeyValue
      items={lines.map(([label, value]) => ({ label, value: <span className='num break'>{value}</span>, copy: value }))}
      onCopy={(text) => void copy(text)}
    />
  )
}
