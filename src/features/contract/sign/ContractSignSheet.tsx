import type { Out } from '@contract'
import { useFormAct } from '@/blocks'
import { SignSheet, useSigning, type SigningValues } from '@/shared/signing'

interface Props {
  taskId: string
  task: Out<'default GET /crmgas/contract/sign/url'>
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Signs the contract with the fingerprint that the page has shown (C-04). */
export function ContractSignSheet({ taskId, task: { docHash, phone }, onClose, onChanged }: Props) {
  const signing = useSigning()
  const send = useFormAct('default POST /crmgas/contract/sign/submit', {
    once: true,
    input: async (values: SigningValues) => {
      const signed = await signing.take(values)
      return signed && { taskId, docHash, ...signed }
    },
    at: { '2002': 'smsCode', '2003': 'smsCode' },
    dialog: ['2904', '2209', '42801', '42823', '42824'],
    stale: async () => {
      onClose()
      await onChanged()
    },
    done: async () => {
      onClose()
      await onChanged()
    },
  })
  const note = (
    <div className='fs-12 t3 num break mt8'>
      所签文件指纹 {docHash.slice(0, 8)} … {docHash.slice(-8)}，与所读一致
    </div>
  )
  return <SignSheet title='签署合同' target={{ taskId }} {...{ phone, note, onClose, signing, send }} />
}
