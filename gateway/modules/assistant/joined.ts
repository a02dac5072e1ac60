import type { Finding } from './types'

/** The slots and facts of a finding under ids of their own, so that several findings can stand in one answer. */
export function marked(finding: Finding, mark: string): Finding {
  return {
    ...finding,
    say: finding.say.replace(/\{\{fact:(\w+)\}\}/g, `{{fact:${mark}$1}}`),
    facts: (finding.facts ?? []).map((fact) => ({ ...fact, id: `${mark}${fact.id}` })),
  }
}

/** Several findings as one: one paragraph each, each page once. Findings of topics cite no sources. */
export function joined(findings: readonly Finding[]): Finding {
  const [first, ...rest] = findings.map((finding, at) => marked(finding, `p${at}`))
  if (!first || rest.length === 0) return findings[0] ?? { say: '' }
  const all = [first, ...rest]
  const actions = all.flatMap((one) => one.actions ?? [])
  return {
    say: all.map(({ say }) => say).join('\n\n'),
    facts: all.flatMap((one) => one.facts ?? []),
    actions: actions.filter(({ text }, at) => actions.findIndex((one) => one.text === text) === at),
    suggestions: all.flatMap((one) => one.suggestions ?? []),
  }
}
