import { useRef, type ReactNode } from 'react'
import { isDrawn } from '@domain/signature'
import { signWays } from '@domain/statuses/gas-package'
import { FieldList, FormNote, useFields, type FormSend } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { sms } from '@/blocks/form/sms'
import { upload } from '@/request/upload'
import { PenSheet, usePen } from '@/shared/pen'
import { Sheet, Stack, toast } from '@/ui'

type Way = keyof typeof signWays

const WAYS = (Object.keys(signWays) as Way[]).map((key) => ({ key, label: signWays[key] }))

export interface SigningValues {
  signWay: Way
  smsCode: string
}

/** How a signature is sent: what is in the form, with the drawing where it is one. */
export type Signed = SigningValues & { signImage?: string }

interface Props {
  title: string
  /** What the code signs; it signs nothing else (C-06). */
  target: { agreeId: string } | { taskId: string }
  /** Masked phone that the code goes to. */
  phone: string
  /** Below the code, e.g. the fingerprint of the document. */
  note?: ReactNode
  onClose: () => void
  signing: ReturnType<typeof useSigning>
  send: FormSend<SigningValues>
}

/** 签署: seal or hand, then the code that proves the will (K-08, C-06). */
export function SignSheet({ title, target, phone, note, onClose, signing: { pen }, send }: Props) {
  const form = useFields<SigningValues>({
    name: 'sign',
    values: { signWay: 'SEAL', smsCode: '' },
    fields: [
      { key: 'signWay', label: '签署方式', kind: chips(WAYS), required: true },
      {
        key: 'smsCode',
        label: '短信验证码',
        kind: sms({ scene: 'CONTRACT_SIGN', to: { target }, atOnce: true }),
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
      title={title}
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
          <div className='fs-13 t3 mb8 num'>验证码发送至 {phone}</div>
          <FieldList of={form} only={['smsCode']} />
          {note}
          <FormNote form={form} />
        </div>
      </Stack>
    </Sheet>
  )
}

/** The pen of a sheet, and what a signature is sent with: a drawing is uploaded once, however often it is sent. */
export function useSigning() {
  const pen = usePen()
  const drawn = useRef<{ of: object; fileID: string } | null>(null)
  /** Null: there is nothing to send, and the user knows it. */
  const take = async (values: SigningValues): Promise<Signed | null> => {
    if (values.signWay !== 'HAND') return values
    if (!isDrawn(pen.measure())) return refuse('请先手写签名')
    if (drawn.current?.of !== pen.strokes) {
      const of = pen.strokes
      const file = await pen.save()
      if (file === null) return refuse('签名保存失败，请重试')
      drawn.current = { of, fileID: (await upload(file, 'SIGNATURE')).fileID }
    }
    return { ...values, signImage: drawn.current.fileID }
  }
  return { pen, take }
}

function refuse(text: string): null {
  toast(text)
  return null
}
