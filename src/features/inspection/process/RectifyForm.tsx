import { useState, type ReactNode } from 'react'
import { FieldList, FormBar, PageFrame, useFields, useFormAct, type FormField } from '@/blocks'
import { freshPhotos, useDayDraft } from '@/blocks/form/day-draft'
import { storage } from '@/platform/storage'
import type { Read } from '@/request'
import { Button, Card, Row, Stack } from '@/ui'
import type { Hazard } from '../hazard-text'
import { AppealSheet, ExtendSheet } from './HazardSheets'
import { HazardHead } from './HazardHead'
import { Ahead, History, Notice } from './HazardParts'
import { pairs } from './pairs'
import type { Mended } from './mended'

const tooShort = (text: string) => (text.trim().length < 5 ? '至少填写5个字' : undefined)

const fieldsOf = ({ photosBefore, noticedAt }: Hazard): readonly FormField<Mended>[] => [
  { key: 'after', label: '整改后照片', kind: pairs(photosBefore, noticedAt.slice(5, 10)), required: true },
  {
    key: 'content',
    label: '整改说明',
    kind: 'textarea',
    required: true,
    placeholder: '做了什么、换了什么、复测结果',
    maxLength: 300,
    counter: true,
    checks: [tooShort],
  },
]

const DRAFT = {
  key: 'hazardDraft' as const,
  question: '上次填写的整改内容尚未提交，是否继续？',
  isEmpty: ({ content, after }: Mended) => content === '' && after.length === 0,
  standing: (kept: Mended, now: number): Mended => ({ ...kept, after: freshPhotos(kept.after, now) }),
}

interface Props {
  of: Hazard
  read: Read<Hazard>
  onShow: (first: string, pictures: readonly string[]) => void
  layer: ReactNode
}

/** The page while its customer mends: before and after, what was done, and beside the button what is still missing (Y-18). */
export function RectifyForm({ of: hazard, read, onShow, layer }: Props) {
  const { hazardId, version, photosBefore, actions } = hazard
  const [sheet, setSheet] = useState<'EXTEND' | 'APPEAL' | null>(null)
  const send = useFormAct('default POST /crmgas/inspection/hazard/rectify', {
    once: true,
    input: ({ content, after }: Mended) => ({
      hazardId,
      version,
      content: content.trim(),
      files: after.map(({ fileId }) => fileId),
    }),
    at: { '44308': 'after', '44852': 'after' },
    dialog: ['2904'],
    ok: '整改已提交，等待复查',
    adopt: () => storage.remove('hazardDraft'),
    done: read.reload,
    stale: read.reload,
  })
  const form = useFields<Mended>({
    name: 'rectify',
    values: { content: '', after: [] },
    fields: fieldsOf(hazard),
    ...send,
  })
  useDayDraft({
    ...DRAFT,
    of: hazardId,
    values: form.values,
    change: form.change,
    left: form.left,
  })
  const missing = photosBefore.length - form.values.after.length
  const note = missing > 0 ? `还差 ${missing} 张照片 · 断网也能拍，联网后自动补传` : undefined
  return (
    <PageFrame
      of={read}
      onPull={read.reload}
      footer={
        <FormBar form={form} text={missing > 0 ? `提交整改（还差${missing}张）` : '提交整改'} disabled={missing > 0} />
      }
    >
      <HazardHead of={hazard} onEnd={() => void read.reload()} />
      <Stack gap={12} top={12}>
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
      </Stack>
      {sheet === 'EXTEND' && <ExtendSheet of={hazard} onClose={() => setSheet(null)} onChanged={read.reload} />}
      {sheet === 'APPEAL' && <AppealSheet of={hazard} onClose={() => setSheet(null)} onChanged={read.reload} />}
      {layer}
    </PageFrame>
  )
}
