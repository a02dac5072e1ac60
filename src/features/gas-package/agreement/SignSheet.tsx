import { useRef } from 'react'
import { isDrawn } from '@domain/signature'
import { signWays } from '@domain/statuses/gas-package'
import { FieldList, FormNote, useFields } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { sms } from '@/blocks/form/sms'
import { useWrite, type ApiError } from '@/request'
import { upload } from '@/request/upload'
import { go } from '@/routes/go'
import { PenSheet, usePen } from '@/shared/pen'
import { alert, Sheet, Stack, toast } from '@/ui'
import type { Agreement } from '../types'

type Way = keyof typeof signWays

const WAYS = (Object.keys(signWays) as Way[]).map((key) => ({ key, label: signWays[key] }))
const STALE = ['2904', '42110', '42801'] as const

interface Props {
  of: Agreement
  onClose: () => void
  /** The agreement is not what it was. */
  onStale: () => Promise<void>
}

/** 签署: seal or hand, then the code that proves the will (K-08, C-06). */
export function SignSheet({ of: agreement, onClose, onStale }: Props) {
  const pen = usePen()
  const send = useSigning(agreement)
  const form = useFields<{ signWay: Way; smsCode: string }>({
    name: 'sign',
    values: { signWay: 'SEAL', smsCode: '' },
    fields: [
      { key: 'signWay', label: '签署方式', kind: chips(WAYS), required: true },
      {
        key: 'smsCode',
        label: '短信验证码',
        kind: sms({ scene: 'CONTRACT_SIGN', to: { target: { agreeId: agreement.agreeId } } }),
        required: true,
      },
    ],
    faultsAt: { '2002': 'smsCode', '2003': 'smsCode' },
    onRefused: async (error) => {
      if (error.is('A2203')) pen.clear()
      if (!error.is(...STALE)) return false
      onClose()
      await tell(error)
      await onStale()
      return true
    },
    onSubmit: async ({ signWay, smsCode }) => {
      if (signWay === 'HAND' && !isDrawn(pen.measure())) return toast('请先手写签名')
      await send(smsCode, signWay, signWay === 'HAND' ? pen : null)
    },
  })
  return (
    <Sheet
      open
      title='签署供气协议'
      confirmText='签署'
      confirmDisabled={form.busy}
      dirty={form.isChanged}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <Stack gap={12} className='gutter mb16'>
        <FieldList of={form} only={['signWay']} />
        {form.values.signWay === 'HAND' && <PenSheet low pen={pen} id='agreement-pen' />}
        <div>
          <div className='fs-13 t3 mb8 num'>验证码将发送至 {agreement.phone}</div>
          <FieldList of={form} only={['smsCode']} />
          <FormNote form={form} />
        </div>
      </Stack>
    </Sheet>
  )
}

const tell = (error: ApiError) => alert(error.message, { title: '提示', cancelText: null, confirmText: '知道了' })

/** Uploads the drawing once, signs, and leads on: to the deposit, or to the result where there is none. */
function useSigning({ agreeId, contentHash }: Agreement) {
  const drawn = useRef<{ of: object; fileID: string } | null>(null)
  const write = useWrite('taocan POST /trade/agree/sign', {
    once: true,
    handles: ['2002', '2003', '2904', '42104', '42110', '42801', 'A2203'],
  })
  const pictureOf = async (pen: ReturnType<typeof usePen>): Promise<string | undefined> => {
    if (drawn.current?.of === pen.strokes) return drawn.current.fileID
    const file = await pen.save()
    if (file === null) return undefined
    drawn.current = { of: pen.strokes, fileID: (await upload(file, 'SIGNATURE')).fileID }
    return drawn.current.fileID
  }
  return async (smsCode: string, signWay: Way, pen: ReturnType<typeof usePen> | null) => {
    const signImage = pen === null ? undefined : await pictureOf(pen)
    if (pen !== null && signImage === undefined) return toast('签名保存失败，请重试')
    const signed = await write.run({ agreeId, smsCode, contentHash, signWay, ...(signImage && { signImage }) })
    const bizNo = signed.orderNo
    if (signed.payRequired)
      await go('/subPagesB/pages/gas-package/extract-pay', { bizType: 'DEPOSIT', bizNo }, { replace: true })
    else await go('/subPagesB/pages/gas-package/gas-submit-result', { scene: 'AGREE', bizNo }, { replace: true })
  }
}
