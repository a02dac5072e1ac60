import { useFormAct } from '@/blocks'
import { go } from '@/routes/go'
import { SignSheet as SigningSheet, useSigning, type SigningValues } from '@/shared/signing'
import { showKnown } from '../parts/order/tell-known'
import type { Agreement } from '../types'

interface Props {
  of: Agreement
  onClose: () => void
  /** The agreement is not what it was. */
  onStale: () => Promise<void>
}

/** Signs an agreement, and leads on: to the deposit, or to the result where there is none (K-08). */
export function SignSheet({ of: { agreeId, contentHash, phone }, onClose, onStale }: Props) {
  const signing = useSigning()
  const send = useFormAct('taocan POST /trade/agree/sign', {
    once: true,
    input: async (values: SigningValues) => {
      const signed = await signing.take(values)
      return signed && { agreeId, contentHash, ...signed }
    },
    at: { '2002': 'smsCode', '2003': 'smsCode' },
    dialog: ['2904', '42110', '42801'],
    tell: (error) => {
      onClose()
      return showKnown(error)
    },
    stale: onStale,
    done: ({ orderNo: bizNo, payRequired }) =>
      payRequired
        ? go('/subPagesB/pages/gas-package/extract-pay', { bizType: 'DEPOSIT', bizNo }, { replace: true })
        : go('/subPagesB/pages/gas-package/gas-submit-result', { scene: 'AGREE', bizNo }, { replace: true }),
  })
  return <SigningSheet title='签署供气协议' target={{ agreeId }} {...{ phone, onClose, signing, send }} />
}
