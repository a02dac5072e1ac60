import { FormSheet, type FormField, type FormSend } from '@/blocks'
import { photos } from '@/blocks/form/photos/photos'
import type { Paper } from '@/blocks/form/paper/PaperSlot'

export interface Scrapped {
  files: readonly Paper[]
}

interface Props {
  use: 'EQUIPMENT' | 'ALARM'
  send: FormSend<Scrapped>
  onClose: () => void
}

const fieldsOf = (use: Props['use']): readonly FormField<Scrapped>[] => [
  {
    key: 'files',
    label: '报废照片',
    kind: photos({ use, most: 6 }),
    required: '请上传报废照片',
    hint: '报废后不可恢复，不再计入负荷和到期提醒',
  },
]

/** What is scrapped is shown (D 3.4, 44408). */
export const ScrapSheet = ({ use, send, onClose }: Props) => (
  <FormSheet<Scrapped>
    name='scrap'
    title='报废登记'
    confirmText='报废'
    values={{ files: [] }}
    fields={fieldsOf(use)}
    {...send}
    onClose={onClose}
  />
)

/** What the act of a scrapping says and where its refusals stand. */
export const scrapping = {
  ask: '报废后不可恢复，确定报废？',
  at: { '44408': 'files', '44852': 'files' },
  ok: '已报废',
} as const

export const scrapInput = ({ files }: Scrapped) => ({
  useStatus: 'SCRAPPED' as const,
  photos: files.map(({ fileId }) => fileId),
})
