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

/** How far the phone's clock is from the gateway's, in words: ahead or behind, whole seconds. */
export function clockText(offset: number): string {
  const seconds = Math.round(Math.abs(offset) / 1000)
  if (seconds === 0) return '一致'
  return offset > 0 ? `手机慢 ${seconds} 秒` : `手机快 ${seconds} 秒`
}
