import type { Out } from '@contract'
import { formatMoney } from '@domain/money'
import { KeyValue, NoticeBar } from '@/ui'

export type Reading = Out<'btwob POST /pay/tt/readSlip'>

/** What is in the way of a slip that is not as it was ordered. */
const DIFFERS: Record<Reading['differs'][number], string> = {
  amount: '金额与电汇单不一致',
  payerName: '付款人与电汇单不一致',
  remitCode: '附言不是本单的汇款识别码',
}

/** The reader's result for the slip, to be confirmed by the user that submits it (Y-14). */
export function SlipReading({ reading, busy }: { reading: Reading | null; busy: boolean }) {
  if (busy) return <div className='fs-12 t3 mb12'>正在识别凭证…</div>
  if (reading === null) return null
  if (!reading.recognised) return <div className='fs-12 t3 mb12'>未识别到凭证内容，请核对并填写汇款日期</div>
  const { amount, remitDate, payerName, differs } = reading
  return (
    <div className='mb12'>
      <div className='fs-12 t3 mb4'>识别结果，请核对</div>
      <KeyValue
        items={[
          ['金额', amount === null ? '--' : formatMoney(amount)],
          ['汇款日期', remitDate ?? '--'],
          ['付款人', payerName ?? '--'],
        ]}
      />
      {differs.length > 0 && <NoticeBar tone='warning'>{differs.map((one) => DIFFERS[one]).join('；')}</NoticeBar>}
    </div>
  )
}
