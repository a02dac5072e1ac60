import { useRef } from 'react'
import { isDrawn } from '@domain/signature'
import { signWays } from '@domain/statuses/gas-package'
import { FieldList, FormNote, useFields, useFormAct } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { sms } from '@/blocks/form/sms'
import { upload } from '@/request/upload'
import { go } from '@/routes/go'
import { PenSheet, usePen } from '@/shared/pen'
import { Sheet, Stack, toast } from '@/ui'
import { tellKnown } from '../tell-known'
import type { Agreement } from '../types'

type Way = keyof typeof signWays

const WAYS = (Object.keys(signWays) as Way[]).map((key) => ({ key, label: signWays[key] }))
interface Signing {
  signWay: Way
  smsCode: string
}

interface Props {
  of: Agreement
  onClose: () => void
  /** The agreement is not what it was. */
  onStale: () => Promise<void>
}

/** 签署: seal or hand, then the code that proves the will (K-08, C-06). */
export function SignSheet(props: Props) {
  const { of: agreement, onClose } = props
  const pen = usePen()
  const send = useSigning(props, pen)
  const form = useFields<Signing>({
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
    ...send,
    onRefused: (error, values) => {
      if (error.is('A2203')) pen.clear()
      return send.onRefused(error, values)
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

/** Uploads the drawing once, signs, and leads on: to the deposit, or to the result where there is none. */
function useSigning({ of: { agreeId, contentHash }, onClose, onStale }: Props, pen: ReturnType<typeof usePen>) {
  const drawn = useRef<{ of: object; fileID: string } | null>(null)
  const pictureOf = async (): Promise<string | undefined> => {
    if (drawn.current?.of === pen.strokes) return drawn.current.fileID
    const file = await pen.save()
    if (file === null) return undefined
    drawn.current = { of: pen.strokes, fileID: (await upload(file, 'SIGNATURE')).fileID }
    return drawn.current.fileID
  }
  return useFormAct('taocan POST /trade/agree/sign', {
    once: true,
    input: async ({ signWay, smsCode }: Signing) => {
      if (signWay !== 'HAND') return { agreeId, smsCode, contentHash, signWay }
      if (!isDrawn(pen.measure())) return refuse('请先手写签名')
      const signImage = await pictureOf()
      return signImage === undefined
        ? refuse('签名保存失败，请重试')
        : { agreeId, smsCode, contentHash, signWay, signImage }
    },
    at: { '2002': 'smsCode', '2003': 'smsCode' },
    dialog: ['2904', '42110', '42801'],
    tell: (error) => {
      onClose()
      return tellKnown(error)
    },
    stale: onStale,
    done: ({ orderNo: bizNo, payRequired }) =>
      payRequired
        ? go('/subPagesB/pages/gas-package/extract-pay', { bizType: 'DEPOSIT', bizNo }, { replace: true })
        : go('/subPagesB/pages/gas-package/gas-submit-result', { scene: 'AGREE', bizNo }, { replace: true }),
  })
}

function refuse(text: string): null {
  toast(text)
  return null
}
