/* ops/alerts.yml and ops/dashboard.json ask for what /metrics has, and docs/operations.md says what to do about each alert. */
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Registry } from 'prom-client'
import { parse } from 'yaml'
import { errorTexts } from '@domain/errors'
import { ALARMS, processMetrics } from '../../gateway/http/metrics'
import { testGateway, type TestGateway } from '../setup/gateway'

const root = path.join(__dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook_url: string }
}
const rules = (parse(read('ops/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules)
interface Panel {
  title: string
  targets: { expr: string }[]
}
const { panels } = JSON.parse(read('ops/dashboard.json')) as { panels: Panel[] }

/** Functions and words of PromQL that the expressions use. */
const WORDS = /^(sum|max|min|by|le|or|topk|rate|increase|histogram_quantile|instance|job|up)$/
/** Parts that a histogram has under names of their own. */
const PARTS = /_(bucket|count|sum)$/

let gateway: TestGateway
let registry: Registry
let text: string
beforeAll(async () => {
  registry = processMetrics()
  gateway = await testGateway({ registry })
  text = (await gateway.gateway.app.inject('/metrics')).body
})
afterAll(async () => {
  registry.clear()
  await gateway.close()
})

const labelsOf = (name: string): string[] => {
  const metric = registry.getSingleMetric(name.replace(PARTS, '')) ?? registry.getSingleMetric(name)
  const { labelNames = [] } = (metric ?? {}) as unknown as { labelNames?: string[] }
  return ['le', 'instance', 'job', ...labelNames]
}

/** Of successes, and of HTTP where there is no envelope. */
const OTHER_CODES = ['1000', '200', '500', '503']

/** What an expression asks for that the gateway does not have: metrics, labels, kinds, sweeps, states and codes. */
function missing(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"/g, '""').replace(/\[\w+\]/g, '')
  const names = [...bare.matchAll(/[a-z]\w+/g)].map(([name]) => name)
  const metrics = names.filter((name) => /^(gateway|nodejs|process)_/.test(name))
  const known = new Set(metrics.flatMap(labelsOf))
  const unknown = names.filter((name) => !WORDS.test(name) && !metrics.includes(name) && !known.has(name))
  const absent = metrics.filter((name) => !text.includes(`# TYPE ${name.replace(PARTS, '')} `))
  const values = [...expr.matchAll(/(sweep|kind)="([^"]+)"/g)].filter(
    ([, , value]) => !text.includes(`gateway_sweep_late_seconds{sweep="${value}"}`),
  )
  const alarms = [...expr.matchAll(/alarm[=!~]+"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'))
  const codes = [...expr.matchAll(/code[=!~]+"([^"]+)"/g)].flatMap(([, list = '']) => list.split('|'))
  return [
    ...absent,
    ...unknown,
    ...values.map(([all]) => all),
    ...alarms.filter((one) => !ALARMS.includes(one)),
    ...codes.filter((one) => !(one in errorTexts) && !OTHER_CODES.includes(one)),
  ]
}

test.each(rules.map((rule) => [rule.alert, rule] as const))('alert %s', (name, rule) => {
  expect(missing(rule.expr)).toEqual([])
  expect(rule.labels.severity).toMatch(/^(page|ticket)$/)
  expect(rule.annotations.summary).toMatch(/\.$/)
  expect(rule.annotations.runbook_url).toBe(`docs/operations.md#${name.toLowerCase()}`)
  expect(read('docs/operations.md')).toContain(`\n### ${name}\n`)
})

test.each(panels.map((panel) => [panel.title, panel] as const))('panel "%s"', (_title, { targets }) => {
  expect(targets.flatMap(({ expr }) => missing(expr))).toEqual([])
})

test('every metric of our own is shown', () => {
  const own = [...text.matchAll(/^# TYPE (gateway_\w+) /gm)].map(([, name]) => name ?? '')
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n')
  expect(own.filter((name) => !shown.includes(name))).toEqual([])
})

test('each alarm of the log is counted from its first line on', () => {
  const files = readdirSync(path.join(root, 'gateway'), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('node_modules'))
  const raised = sources.flatMap((file) =>
    [...read(path.join('gateway', file)).matchAll(/\balarm: '(\w+)'/g)].map(([, name]) => name ?? ''),
  )
  expect([...new Set(raised)].sort()).toEqual([...ALARMS].sort())
  const before = ALARMS.filter((name) => !text.includes(`gateway_alarm_total{alarm="${name}"} 0`))
  expect(before).toEqual([])
})

test('an alarm and a call of a port are counted; a figure that cannot be read leaves the others', async () => {
  gateway.gateway.app.log.level = 'error'
  gateway.gateway.app.log.error({ alarm: 'VALVE' }, 'no answer')
  await gateway.gateway.work.ports.weather.of('131000', gateway.clock.now())
  const metrics = async () => (await gateway.gateway.app.inject('/metrics')).body
  const after = await metrics()
  expect(after).toContain('gateway_alarm_total{alarm="VALVE"} 1')
  expect(after).toMatch(/gateway_port_seconds_count\{port="weather",end="(answered|failed)"\} 1/)
  expect(after).toMatch(/gateway_disk_free_ratio 0\.\d/)
  rmSync(gateway.config.dataDir, { recursive: true })
  const without = await metrics()
  expect(without).toMatch(/^gateway_disk_free_ratio Nan$/im)
  expect(without).toContain('gateway_sweep_late_seconds{sweep="metering.closeDay"}')
})
