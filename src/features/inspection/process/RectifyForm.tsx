import { useState, type ReactNode } from 'react'
import { FieldList, FormBar, PageFrame } from '@/blocks'
import type { Read } from '@/request'
import { Button, Card, Row } from '@/ui'
import type { Hazard } from '../hazard-text'
import { AppealSheet, ExtendSheet } from './HazardSheets'
import { HazardHead } from './HazardHead'
import { Ahead, History, Notice } from './HazardParts'
import { useRectify } from './use-rectify'

interface Props {
  of: Hazard
  read: Read<Hazard>
  onShow: (first: string, pictures: readonly string[]) => void
  layer: ReactNode
}

const noteOf = (missing: number, waits: number): string | undefined => {
  if (missing > 0) return `还差 ${missing} 张照片 · 断网也能拍，联网后自动补传`
  return waits > 0 ? `${waits} 张照片未上传，提交后保存在本机，联网后自动补交` : undefined
}

/**
 * The page while its customer fixes the hazard: before and after, what was done, and beside the button what is still missing (Y-18).
 */
export function RectifyForm({ of: hazard, read, onShow, layer }: Props) {
  const { actions } = hazard
  const [sheet, setSheet] = useState<'EXTEND' | 'APPEAL' | null>(null)
  const { form, missing, waits } = useRectify(hazard, read)
  const note = noteOf(missing, waits)
  return (
    <PageFrame
      of={read}
      onPull={read.reload}
      footer={
        <FormBar form={form} text={missing > 0 ? `提交整改（还差${missing}张）` : '提交整改'} disabled={missing > 0} />
      }
    >
      <HazardHead of={hazard} onEnd={() => void read.reload()} />
      <Card>
        <FieldList of={form} />
        {note !== undefined && <div className='fs-12 t3'>{note}</div>}
        {(actions.includes('EXTEND') || actions.includes('APPEAL')) && (
          <Row to='end' gap={8} wrap>
            {actions.includes('EXTEND') && (
              <Button kind='text' size='small' onTap={() => setSheet('EXTEND')}>
                申请延期
              </Button>
            )}
            {actions.includes('APPEAL') && (
              <Button kind='text' size='small' danger onTap={() => setSheet('APPEAL')}>
                对停气有异议
              </Button>
            )}
          </Row>
        )}
      </Card>
      <Notice of={hazard} onShow={onShow} />
      <Ahead of={hazard} />
      <History of={hazard} onShow={onShow} />
      {sheet === 'EXTEND' && <ExtendSheet of={hazard} onClose={() => setSheet(null)} onChanged={read.reload} />}
      {sheet === 'APPEAL' && <AppealSheet of={hazard} onClose={() => setSheet(null)} onChanged={read.reload} />}
      {layer}
    </PageFrame>
  )
}
