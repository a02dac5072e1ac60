import { deviceNow } from '@/platform/time'
import type { Paper } from '@/blocks/form/paper/PaperSlot'

/** A picture that the record has already, as a form holds it. */
export const paperOf = ({ fileId, url }: { fileId: string; url: string }): Paper => ({ fileId, url, at: deviceNow() })
