#!/usr/bin/env node
// Verifies the ledger of a lottery without any code of the product: node verify-lottery.mjs ledger.txt
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const again = (value, times) => (times === 0 ? value : again(sha256(Buffer.from(value, 'hex')), times - 1))
const fail = (row, text) => {
  console.log(`WRONG: row ${row}: ${text}`)
  process.exit(1)
}

const rows = readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean)
const [dayOf, won] = [new Map(), {}]
let [start, before, seed, day, chances, draws, over] = [null, '', '', 0, 0, 0, false]

function drawn(one, row) {
  const its = dayOf.get(one.chance)
  if (!its || one.drawNo !== ++draws) fail(row, 'this chance was not open')
  dayOf.delete(one.chance)
  const key = createHmac('sha256', Buffer.from(its.seed, 'hex')).update(Buffer.from(its.beacon, 'hex')).digest()
  const text = `${start.campaignId}:1:${String(one.chance).padStart(6, '0')}`
  const score = createHmac('sha256', key).update(text).digest('hex')
  const roll = Number.parseInt(score.slice(0, 12), 16) % 1_000_000
  let end = 0
  const prize = start.prizes.find(({ weight }) => roll < (end += weight))
  if (score !== one.score || roll !== one.roll || prize?.prizeId !== one.rolled)
    fail(row, 'seed and chance give another result')
  if ((one.why === null) !== (one.prize === one.rolled)) fail(row, 'another prize was given')
  const of = start.prizes.find(({ prizeId }) => prizeId === (one.why === 'STOCK' ? one.rolled : one.prize))
  const left = of.quantity === null || of.quantity > (won[of.prizeId] ?? 0)
  if (one.why === 'STOCK' ? left : one.why === null && !left) fail(row, 'the stock is another one')
  won[one.prize] = (won[one.prize] ?? 0) + 1
}

rows.forEach((line, index) => {
  const [row, [hash, text]] = [index + 1, line.split('\t')]
  if (over || sha256(before + text) !== hash) fail(row, 'it does not follow the row before')
  const one = JSON.parse(text)
  if ((one.is === 'PUBLISHED') !== (row === 1)) fail(row, 'the ledger is not complete')
  if (one.is === 'PUBLISHED') [start, seed] = [one, one.fingerprint]
  if (one.is === 'CHANCE' && one.chance !== ++chances) fail(row, 'a chance is missing')
  if (one.is === 'CHANCE') dayOf.set(one.chance, null)
  if (one.is === 'DAY') {
    if (one.day <= day || again(one.seed, one.day - day) !== seed)
      fail(row, 'the seed is not the one that was published')
    if (one.beacon !== sha256(before + one.others)) fail(row, 'the beacon is another one')
    ;[day, seed] = [one.day, one.seed]
    for (const [chance, its] of dayOf) if (its === null) dayOf.set(chance, one)
  }
  if (one.is === 'DRAWN') drawn(one, row)
  if (one.is === 'END' && one.rows !== row) fail(row, 'the ledger is not complete')
  over = one.is === 'END'
  before = hash
})
if (start === null) fail(1, 'the ledger is empty')
console.log(`RIGHT: ${chances} chances, ${draws} draws, ${over ? 'over' : 'still running'}`)
