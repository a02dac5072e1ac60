#!/usr/bin/env node
// Verifies the ledger of a draw without any code of the product: node verify-draw.mjs ledger.txt
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const fail = (text) => {
  console.log(`WRONG: ${text}`)
  process.exit(1)
}

const rows = readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean)
let before = ''
const texts = rows.map((line, index) => {
  const [hash, text] = line.split('\t')
  if (sha256(before + text) !== hash) fail(`row ${index + 1} does not follow the row before`)
  before = hash
  return JSON.parse(text)
})

const [published, seed, end] = ['PUBLISHED', 'SEED', 'END'].map((is) => texts.find((one) => one.is === is))
if (!published || !seed || end?.rows !== rows.length) fail('the ledger is not complete')
const seedBytes = Buffer.from(seed.seed, 'hex')
if (sha256(seedBytes) !== published.fingerprint) fail('the seed is not the one that was published')

const key = createHmac('sha256', seedBytes).update(Buffer.from(seed.beacon, 'hex')).digest()
const scoreOf = (candidate) =>
  createHmac('sha256', key).update(`${published.activityId}:${published.drawNo}:${candidate}`).digest('hex')
const entries = texts.filter((one) => one.is === 'ENTRY').map(({ candidate }) => candidate)
const order = entries.map((candidate) => ({ candidate, score: scoreOf(candidate) }))
order.sort((a, b) => (a.score < b.score ? -1 : 1))

const results = texts.filter((one) => one.is === 'RESULT')
if (results.length !== order.length) fail('the results are not complete')
order.forEach(({ candidate, score }, index) => {
  const { rank, candidate: said, score: saidScore } = results[index]
  if (rank !== index + 1 || said !== candidate || saidScore !== score) fail(`rank ${index + 1} is not ${said}`)
})
console.log(
  `RIGHT: ${entries.length} entries, ${published.winners} win: ${order
    .slice(0, published.winners)
    .map(({ candidate }) => candidate)
    .join(' ')}`,
)
