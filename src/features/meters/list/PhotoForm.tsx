import { FieldList, FormNote } from '@/blocks'
import { Button, NoticeBar, Stack } from '@/ui'
import { formatSpan } from '@domain/date-format'
import { usePhotoForm, type PhotoFormParts } from './use-photo-form'

export function PhotoForm(parts: PhotoFormParts) {
  const form = usePhotoForm(parts)
  const { open, from, to } = parts.meter.imgWindow
  const window = formatSpan(from.slice(5), to.slice(5))
  return (
    <Stack gap={16}>
      <NoticeBar inset>
        {open ? `自助抄表时间：${window}` : `不在自助抄表时间内（${window}），照片仅用于核对`}
      </NoticeBar>
      <FieldList of={form} />
      <FormNote form={form} />
      <Button block size='xlarge' loading={form.busy} loadingText='提交中' onTap={form.submit}>
        提交
      </Button>
    </Stack>
  )
}
