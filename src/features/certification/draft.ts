import { storage } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import type { Paper } from '@/blocks/form/paper/paper'
import { emptyForm, type CertForm } from './cert-form'

interface Draft {
  userId: string
  savedAt: number
  form: CertForm
}

const DAY = 86_400_000
const LIFE = 7 * DAY
/** Pictures are kept by the gateway for a day; a little less is safe. */
const PAPER_LIFE = 0.9 * DAY

/** C 6.5: the draft of this user, at most 7 days old; pictures that the gateway has thrown away are left out. */
export function readDraft(userId: string, at: number = serverNow()): CertForm | null {
  try {
    const draft = JSON.parse(storage.get('certDraft') || 'null') as Draft | null
    if (draft === null || draft.userId !== userId || at - draft.savedAt > LIFE) return null
    const alive = (paper: Paper | null) => (paper !== null && at - paper.at < PAPER_LIFE ? paper : null)
    const { license, authLetter, taxProof, ...rest } = draft.form
    return { ...emptyForm, ...rest, license: alive(license), authLetter: alive(authLetter), taxProof: alive(taxProof) }
  } catch {
    storage.remove('certDraft')
    return null
  }
}

export const saveDraft = (userId: string, form: CertForm, at: number = serverNow()): void =>
  storage.set('certDraft', JSON.stringify({ userId, savedAt: at, form: { ...form, isAgreed: false } } satisfies Draft))

export const dropDraft = (): void => storage.remove('certDraft')
