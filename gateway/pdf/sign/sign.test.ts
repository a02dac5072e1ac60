import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pdfOf } from '../sheet'
import { readSignatures, type FoundSignature } from './read'
import { addSignature, rangesOf, ROOT, signWithPage, TIME, type SigningKeys } from './seal'
import { issue, newKeys, pem } from './x509'

const run = promisify(execFile)
const AT = '2026-11-23T09:34:52+08:00'
const LIFE = { from: '2015-01-01T00:00:00Z', to: '2049-12-31T00:00:00Z' }

async function newDeployment(): Promise<SigningKeys> {
  const [root, time, customer, company] = await Promise.all([newKeys(), newKeys(), newKeys(), newKeys()])
  const by = { issuer: ROOT, issuerKey: root.privateKey, ...LIFE }
  return {
    root: {
      keys: root,
      certificate: await issue({ ...by, subject: ROOT, publicKey: root.publicKey, purpose: 'ROOT' }),
    },
    time: {
      keys: time,
      certificate: await issue({ ...by, subject: TIME, publicKey: time.publicKey, purpose: 'TIME' }),
    },
    customer,
    company,
  }
}

let keys: SigningKeys
let read: Buffer
let signed: Buffer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'gas-sign-'))
  keys = await newDeployment()
  const about = { title: '供用气合同', madeAt: AT }
  read = await pdfOf(about, (doc) => void doc.text('第一条 供气').addPage().text('第二条 价格'))
  const page = await pdfOf(about, (doc) => void doc.text('签署信息页'))
  const reason = '合同签署'
  const customer = { party: 'customer', name: '华北精工陶瓷有限公司', person: '王建军', reason, at: AT } as const
  const company = { party: 'company', name: '华北燃气有限公司', person: '', reason, at: AT } as const
  signed = Buffer.from(await addSignature(await signWithPage(read, page, keys, customer), keys, company))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const reading = (bytes: Uint8Array) => readSignatures(bytes, keys.root.certificate)
const isValid = (found: readonly FoundSignature[], length: number) =>
  found.length === 2 && found.at(-1)?.reach === length && found.every((one) => one.isIntact && one.isKnown)

async function pdfsig(bytes: Uint8Array, name: string): Promise<number> {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  const { stdout } = await run('pdfsig', ['-nocert', file]).catch((error: { stdout?: string }) => ({
    stdout: error.stdout ?? '',
  }))
  return stdout.split('Signature Validation: Signature is Valid.').length - 1
}

/** How many signatures hold for `openssl cms -verify`, from the last one until one does not; the root alone is trusted. */
async function openssl(bytes: Buffer, name: string): Promise<number> {
  let held = 0
  for (const [n, [, length, next, rest]] of [...rangesOf(bytes)].reverse().entries()) {
    const at = (ending: string) => path.join(folder, `${name}-${n}.${ending}`)
    writeFileSync(at('der'), Buffer.from(bytes.subarray(length + 1, next - 1).toString('latin1'), 'hex'))
    writeFileSync(at('bin'), Buffer.concat([bytes.subarray(0, length), bytes.subarray(next, next + rest)]))
    writeFileSync(at('pem'), pem(keys.root.certificate))
    const args = ['-inform', 'DER', '-in', at('der'), '-content', at('bin'), '-CAfile', at('pem')]
    const holds = await run('openssl', [
      'cms',
      '-verify',
      '-binary',
      ...args,
      '-purpose',
      'any',
      '-out',
      '/dev/null',
    ]).then(
      () => true,
      () => false,
    )
    if (!holds) break
    held += 1
  }
  return held
}

test('a document of two signatures keeps what was read in front, and each covers all before it', () => {
  expect(signed.subarray(0, read.length).equals(read)).toBe(true)
  const found = reading(signed)
  expect(found.map(({ name, person }) => [name, person])).toEqual([
    ['华北精工陶瓷有限公司', '王建军'],
    ['华北燃气有限公司', ''],
  ])
  expect(found.map(({ isIntact, isKnown }) => [isIntact, isKnown])).toEqual([
    [true, true],
    [true, true],
  ])
  expect(found.map(({ stampedAt }) => stampedAt)).toEqual([AT, AT].map((at) => new Date(at).toISOString()))
  expect(found.at(-1)?.reach).toBe(signed.length)
})

test('foreign programs call both signatures valid: pdfsig and openssl', async () => {
  expect(await pdfsig(signed, 'whole.pdf')).toBe(2)
  expect(await openssl(signed, 'whole')).toBe(2)
})

test('the root of another deployment knows neither signature', async () => {
  const other = await newDeployment()
  const found = readSignatures(signed, other.root.certificate)
  expect(found.map(({ isKnown }) => isKnown)).toEqual([false, false])
})

/** A file with one byte changed, at a place that the seed gives. */
function changedAt(seed: number): { place: number; bytes: Buffer } {
  const random = (n: number) => ((seed * 48271 + n * 69621 + 11) % 2147483647) / 2147483647
  const bytes = Buffer.from(signed)
  const place = Math.floor(random(seed) * bytes.length)
  bytes[place] = (bytes[place] ?? 0) ^ (1 + Math.floor(random(seed + 7) * 255))
  return { place, bytes }
}

const tens = Array.from({ length: 20 }, (_, n) => n * 50)
const fifty = (from: number) => Array.from({ length: 50 }, (_, n) => changedAt(20261123 + (from + n) * 7919))

test.each(tens)('fifty of a thousand files with one byte changed are refused, each (%i)', (from) => {
  const taken = fifty(from).filter(({ bytes }) => isValid(reading(bytes), bytes.length))
  expect(taken.map(({ place }) => place)).toEqual([])
})

/*
 * The place of the last signature is covered by no other: what is there beside the signed part (certificates, the time stamp) is judged
 * by its own signatures, which pdfsig does not check.
 */
test.each(tens)('foreign programs refuse the first ten of fifty that change a covered byte (%i)', async (from) => {
  const [, length = 0, next = 0] = rangesOf(signed).at(-1) ?? []
  const covered = fifty(from)
    .slice(0, 10)
    .filter(({ place }) => place < length || place >= next)
  const held: number[] = []
  for (const { place, bytes } of covered) {
    const [byPdfsig, byOpenssl] = await Promise.all([pdfsig(bytes, 'changed.pdf'), openssl(bytes, 'changed')])
    if (byPdfsig === 2 || byOpenssl === 2) held.push(place)
  }
  expect(held).toEqual([])
})

test('bytes behind the last signature, or cut from its end, are seen', () => {
  for (const bytes of [Buffer.concat([signed, Buffer.from('\n')]), signed.subarray(0, -1), read])
    expect(isValid(reading(bytes), bytes.length)).toBe(false)
})
