import { useRef } from 'react'
import { serviceAndRecords } from '@domain/error-texts/service-and-records'
import { isDrawn } from '@domain/signature'
import { FieldList, FormNote, useFields, type Form, type FormSpec } from '@/blocks'
import { upload } from '@/request/upload'
import { PenSheet, usePen } from '@/shared/pen'
import { Sheet, Stack, toast } from '@/ui'

export interface Drawing {
  signFileId: string
  signMeta: ReturnType<ReturnType<typeof usePen>['measure']>
}

/** The pen of a sheet, and what it gives: its picture is uploaded once, however often it is sent. */
export function useDrawing() {
  const pen = usePen()
  const sent = useRef<{ of: object; fileID: string } | null>(null)
  /** Null: there is nothing to send, and the page has said so to the user. */
  const take = async (): Promise<Drawing | null> => {
    const signMeta = pen.measure()
    if (!isDrawn(signMeta)) return refuse(serviceAndRecords[44305])
    if (sent.current?.of !== pen.strokes) {
      const of = pen.strokes
      const file = await pen.save()
      if (file === null) return refuse('签名保存失败，请重试')
      sent.current = { of, fileID: (await upload(file, 'SIGNATURE')).fileID }
    }
    return { signFileId: sent.current.fileID, signMeta }
  }
  return { pen, take }
}

function refuse(text: string): null {
  toast(text)
  return null
}

interface Props<V> extends FormSpec<V> {
  title: string
  /** What the signature stands for. */
  text: string
  drawing: ReturnType<typeof useDrawing>
  /** Of the canvas: one in the whole app at a time. */
  id: string
  onClose: () => void
}

/** Handwriting and what is beside it, in one sheet. */
export function DrawnSheet<V extends object>({ title, text, drawing, id, onClose, ...spec }: Props<V>) {
  const form: Form<V> = useFields<V>({ name: 'sign', ...spec })
  return (
    <Sheet
      open
      title={title}
      confirmText='确定'
      confirmDisabled={form.busy}
      dirty={form.isChanged || drawing.pen.strokes.length > 0}
      onConfirm={() => void form.submit()}
      onClose={onClose}
    >
      <Stack gap={12} className='gutter mb16'>
        <div className='fs-13 t2'>{text}</div>
        <FieldList of={form} />
        <PenSheet low pen={drawing.pen} id={id} />
        <FormNote form={form} />
      </Stack>
    </Sheet>
  )
}
