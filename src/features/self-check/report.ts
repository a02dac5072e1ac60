/** One fact of the phone or the login, as the page shows it and the report says it. */
export type Finding = readonly [label: string, value: string]

/** A named part of the report. */
export interface Part {
  title: string
  findings: readonly Finding[]
}

/** The report as text: what a clerk of the hotline reads. No part of it proves a login or names a whole phone number. */
export const reportText = (parts: readonly Part[]): string =>
  parts
    .filter(({ findings }) => findings.length > 0)
    .map(({ title, findings }) =>
      [`【${title}】`, ...findings.map(([label, value]) => `${label}：${value}`)].join('\n'),
    )
    .join('\n')

/** '120 ms 正常', '3200 ms 较慢' from two seconds on, '失败' without an answer. */
export const latencyText = (ms: number | null): string =>
  ms === null ? '失败' : `${Math.round(ms)} ms ${ms < 2000 ? '正常' : '较慢'}`

/** How far the phone's clock is from the gateway's, in words: ahead or behind, in the largest unit that says it. */
export function clockText(offset: number): string {
  const seconds = Math.round(Math.abs(offset) / 1000)
  if (seconds === 0) return '一致'
  return `手机${offset > 0 ? '慢' : '快'} ${spanText(seconds)}`
}

function spanText(seconds: number): string {
  if (seconds < 120) return `${seconds} 秒`
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return `${minutes} 分钟`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} 小时` : `${Math.round(hours / 24)} 天`
}

interface Place {
  lng: number
  lat: number
}

const degrees = ({ lng, lat }: Place): string => `${lng.toFixed(6)},${lat.toFixed(6)}`

/** A position as the phone says it and as a base map in China shows it (PO-01), with its accuracy in metres. */
export const foundText = (found: Place, shown: Place, accuracy: number): string =>
  `可用，精度约 ${Math.round(accuracy)} 米，WGS-84 ${degrees(found)}，GCJ-02 ${degrees(shown)}`

/** px that the phone keeps for itself. */
export const safeAreaText = ({ top, bottom }: { top: number; bottom: number }): string => `上 ${top}，下 ${bottom}`

export const storedText = (kb: number | null): string => (kb === null ? '不可用' : `${kb} KB`)

/** Faults of the app that are looked at. */
const FAULTS = 20

/** The newest faults that wait for the log service, the newest first: what is sent is in the gateway's log. A broken record has none. */
export function lastFaults(logQueue: string): Finding[] {
  const events = eventsIn(logQueue).filter(({ type }) => type === 'ERROR')
  return events
    .slice(-FAULTS)
    .reverse()
    .map(({ at = '', page = '', extra }) => [
      at.slice(5, 19).replace('T', ' '),
      `${page} ${extra?.message ?? ''}`.trim(),
    ])
}

interface Kept {
  type?: string
  at?: string
  page?: string
  extra?: { message?: string }
}

function eventsIn(text: string): Kept[] {
  try {
    const kept: unknown = JSON.parse(text || '[]')
    return Array.isArray(kept) ? (kept as Kept[]) : []
  } catch {
    return []
  }
}
