import type { In } from '@contract'
import { useFields, useFormAct, type FormField } from '@/blocks'
import { freshPhotos, useDayDraft } from '@/blocks/form/day-draft'
import { shrinkPhoto } from '@/platform/photo'
import { storage } from '@/platform/storage'
import { newRequestNo, type Read } from '@/request'
import { queued } from '@/shared/outbox'
import type { Hazard } from '../hazard-text'
import type { Mended } from './mended'
import { pairs } from './pairs'
import { useUnsent, type Unsent } from './use-unsent'

export const RECTIFY = 'default POST /crmgas/inspection/hazard/rectify'
type Input = Omit<In<typeof RECTIFY>, 'requestNo'>

/** px of the longer side of a photo that waits (FL-03). */
const MOST_PIXELS = 1600

const tooShort = (text: string) => (text.trim().length < 5 ? '至少填写5个字' : undefined)

const fieldsOf = ({ photosBefore, noticedAt }: Hazard, unsent: Unsent): readonly FormField<Mended>[] => [
  {
    key: 'after',
    label: '整改后照片',
    kind: pairs(photosBefore, noticedAt.slice(5, 10), unsent.note),
    required: unsent.photos.length === 0,
  },
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

/** The form of a fixed hazard, and how many of its photos are missing or wait for a network (Y-18, Y-21). */
export function useRectify(hazard: Hazard, read: Read<Hazard>) {
  const { hazardId, version, title, photosBefore } = hazard
  const unsent = useUnsent()
  const keep = async (input: Input, requestNo: string) => {
    const photos = await Promise.all(unsent.photos.map((photo) => shrinkPhoto(photo, MOST_PIXELS)))
    const waiting = { key: RECTIFY, input, requestNo, title: `整改：${title}` } as const
    const files = photos.map(({ file }) => file)
    if (!(await queued(waiting, files))) return false
    storage.remove('hazardDraft')
    return true
  }
  const send = useFormAct(RECTIFY, {
    once: true,
    input: async ({ content, after }: Mended) => {
      const input = { hazardId, version, content: content.trim(), files: after.map(({ fileId }) => fileId) }
      if (unsent.photos.length === 0) return input
      // It is not filed without all of its photos: it waits with them.
      await keep(input, newRequestNo())
      return null
    },
    queue: (requestNo, input) => keep(input, requestNo),
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
    fields: fieldsOf(hazard, unsent),
    ...send,
  })
  useDayDraft({ ...DRAFT, of: hazardId, values: form.values, change: form.change, left: form.left })
  const waits = unsent.photos.length
  return { form, waits, missing: photosBefore.length - form.values.after.length - waits }
}
