import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { tableKinds } from './table-kinds'

/*
 * Each table has one owner: its name stands in the repo of one module, or of the machinery beside the modules, and nowhere else. What
 * another module wants of it, it asks the owner's service. A kind of case (`…-case.ts`) is the repo of its table.
 */

const gateway = path.join(__dirname, '../../gateway')

/** Of the demo world, or of a release before: nothing of the product names them. */
const foreign = new Set([
  'dev_outbox',
  'job_run',
  'job_state',
  'seed_mark',
  'sandbox_bank_entry',
  'sandbox_notice',
  'sandbox_refund',
  'sandbox_sign_flow',
  'sandbox_sign_notice',
  'sandbox_trade',
  'tax_confirmation',
  'tax_document',
  'tax_notice',
  'tax_sequence',
  'virtual_card',
])

/**
 * The feed of the head-end answers from the frames that metering took in, and from the hours that the database keeps of days it drops; the
 * database forgets old marks with their messages, and tries the data key on one user; what was given up belongs to its customer's company.
 */
const readBeside: Readonly<Record<string, string>> = {
  app_user: 'db',
  customer: 'work',
  meter_frame: 'ports',
  raw_frame: 'ports',
  message_mark: 'db',
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory())
      return ['demo', 'bench', 'migrations', 'node_modules'].includes(entry.name) ? [] : sourcesIn(place)
    return /\.ts$/.test(entry.name) && !/\.(test|gen)\.ts$/.test(entry.name) ? [place] : []
  })
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const BUILDER = /(?:insertInto|updateTable|deleteFrom|selectFrom|[jJ]oin|using)\(\s*\[?\s*'(\w+)(?: as \w+)?'/g
const CASE = /caseKind\(\{\s*table: '(\w+)'/g
const SQL = /\b(?:from|join|into|update|truncate)\s+(?=(\w+))/g

/** The tables that a text reads or writes, in the builder's words or in SQL. */
function tablesIn(text: string): Set<string> {
  const all = (place: RegExp) => [...text.matchAll(place)].map(([, name = '']) => name)
  return new Set([...[...all(BUILDER), ...all(CASE)].map(snake), ...all(SQL)])
}

const ownerOf = (file: string): string => {
  const [area = '', module = ''] = path.relative(gateway, file).split(path.sep)
  return area === 'modules' ? module : area
}

const sources = sourcesIn(gateway).map((file) => ({ file, tables: tablesIn(readFileSync(file, 'utf8')) }))

describe.each([...tableKinds.keys()].filter((table) => !foreign.has(table)))('%s', (table) => {
  const found = sources.filter(({ tables }) => tables.has(table))

  it('has one owner, and only that area’s repo names it', () => {
    const owners = [...new Set(found.map(({ file }) => ownerOf(file)))].filter((owner) => owner !== readBeside[table])
    expect(owners).toHaveLength(1)
    const inModules = found
      .map(({ file }) => path.relative(gateway, file))
      .filter((file) => file.startsWith('modules/'))
    expect(inModules.filter((file) => !/^modules\/[\w-]+\/(repo(\/|\.ts$)|[\w/-]+-case\.ts$)/.test(file))).toEqual([])
  })
})
