/** Kinds of visit, each with places of its own (D 2.2). */
export const slotKinds = { REPAIR: '报修', APPLY: '业务办理', INSPECTION: '安检', REINSPECT: '复查' } as const
export type SlotKind = keyof typeof slotKinds

interface Slot {
  label: string
  /** HH:mm of Asia/Shanghai. */
  from: string
  to: string
  /** Places of a day where the company has set none. */
  quota: number
}

/** The three slots of a day. */
export const appointSlots = {
  AM: { label: '上午', from: '08:30', to: '12:00', quota: 20 },
  PM1: { label: '下午一', from: '13:30', to: '15:30', quota: 15 },
  PM2: { label: '下午二', from: '15:30', to: '17:30', quota: 15 },
} as const satisfies Record<string, Slot>
export type AppointSlot = keyof typeof appointSlots

/** TK-05: from tomorrow up to so many days from today. */
export const APPOINT_DAYS = 14
