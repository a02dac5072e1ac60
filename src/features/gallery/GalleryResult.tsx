import { useState, type ReactNode } from 'react'
import { ResultPage } from '@/blocks'
import { Segment, type ResultHeadProps } from '@/ui'

const KINDS = [
  { key: 'success', label: '成功' },
  { key: 'pending', label: '处理中' },
  { key: 'fail', label: '失败' },
] as const
const HEADLINES: Record<ResultHeadProps['kind'], string> = {
  success: '支付成功',
  pending: '支付处理中',
  fail: '支付失败',
}

/** How something ended. */
export function GalleryResult({ top }: { top: ReactNode }) {
  const [kind, setKind] = useState<ResultHeadProps['kind']>('success')
  const again = () => setKind('success')
  return (
    <ResultPage
      kind={kind}
      headline={HEADLINES[kind]}
      amount='1000.00'
      text='预计 10 分钟内到账'
      facts={[['支付方式', '微信支付']]}
      primary={{ text: '完成', onTap: again }}
      secondary={{ text: '查看订单', onTap: again }}
      third={{ text: '继续充值', onTap: again }}
      top={
        <>
          {top}
          <Segment items={KINDS} active={kind} onChange={setKind} />
        </>
      }
    />
  )
}
