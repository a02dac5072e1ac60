export type SeedChannel = 'headline' | 'information' | 'knowledge'

/** A text of the seeded feed. Pictures are named by motif and tone (1–4) of the drawn pictures. */
export interface SeedArticle {
  id: string
  channel: SeedChannel
  category: string
  title: string
  layout: 'text' | 'left' | 'big' | 'triple'
  /** One motif for left and big, three for triple. */
  pictures: readonly string[]
  tone: 1 | 2 | 3 | 4
  /** Days before the day of seeding. */
  daysAgo: number
  /** Days from the day of seeding that it stays on top. */
  topDays?: number
  companyCodes?: readonly string[]
  customerTypes?: readonly ('INDUSTRY' | 'COMMERCE' | 'PUBLIC')[]
  products?: readonly string[]
  needReceipt?: boolean
  supply?: {
    kind: 'stop' | 'resume' | 'lowPressure'
    areas: readonly string[]
    /** Days from the day of seeding, and hour. */
    day: number
    hour: number
    hours: number
    reason: string
    planned: boolean
    meterNos?: readonly string[]
  }
  /** Markdown. */
  text: string
}
